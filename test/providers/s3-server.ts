// A server that speaks S3 on loopback: signatures are verified, objects lie in a directory of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { StorageSettings } from '#platform/files/settings';

export interface S3Server {
  settings: StorageSettings;
  /** As an environment gives them. */
  variables: Record<string, string>;
  /** Stops answering, until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'rihlah-s3-'));
  const bucket = 'rihlah-files';
  const options = {
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  };
  let server = new S3rver({ ...options, port: 0 });
  const { port } = (await server.run()) as AddressInfo;
  const settings = {
    bucket,
    // The only account that it knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
  };
  let isThere = true;
  const goAway = async () => {
    if (isThere) await server.close();
    isThere = false;
  };
  return {
    settings,
    variables: {
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      S3_ENDPOINT: settings.endpoint,
    },
    goAway,
    comeBack: async () => {
      server = new S3rver({ ...options, port });
      await server.run();
      isThere = true;
    },
    close: async () => {
      await goAway();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
