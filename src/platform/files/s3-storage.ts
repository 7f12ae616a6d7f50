// Storage that speaks S3, by flydrive. Loaded when it is used for the first time: most installations have none, and its packages take
// longer to load than ours.
import type { StorageSettings } from './settings.ts';
import type { FileStorage } from './storage.ts';

/** Our choices: whoever waits for a picture waits no longer than for a slow page. */
const connectionMs = 3_000;
const requestMs = 15_000;
const attempts = 2;

export function openS3Storage(settings: StorageSettings): FileStorage {
  let opened: ReturnType<typeof openDriver> | undefined;
  const driver = () => (opened ??= openDriver(settings));
  return {
    put: async (key, bytes) => (await driver()).put(nameOf(key), bytes),
    get: async (key) => {
      try {
        return Buffer.from(await (await driver()).getBytes(nameOf(key)));
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw error;
      }
    },
    remove: async (key) => (await driver()).delete(nameOf(key)),
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await (await driver()).listAll(folder, { ...(paginationToken && { paginationToken }) });
        for (const one of page.objects) if (one.isFile) yield one.name;
        ({ paginationToken } = page);
      } while (paginationToken);
    },
  };
}

const folder = 'files/';
const nameOf = (key: string) => `${folder}${key}`;

async function openDriver({ bucket, accessKeyId, secretAccessKey, region, endpoint }: StorageSettings) {
  const [{ S3Client }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ]);
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Services other than Amazon's do not know the newer checksums; sealed files prove themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectionMs,
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
    },
  });
  // A list is asked of `/bucket`, as older clients did: some services verify the signature of that, whatever was sent.
  client.middlewareStack.add(
    (next) => (step) => {
      const request = step.request as { path: string };
      if (request.path.length > 1) request.path = request.path.replace(/\/$/, '');
      return next(step);
    },
    { step: 'build', name: 'bareBucketPath' },
  );
  // Nor do they know access lists.
  return new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
}
