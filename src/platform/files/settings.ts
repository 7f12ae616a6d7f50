// Where uploaded files lie: in the database, or in storage that speaks S3 (docs/product/files.md).
import * as z from 'zod';

export const fileVariables = {
  /** database, or storage: the bucket of S3_BUCKET. `npm run admin -- move-files` brings over what lies in the other place. */
  FILES_IN: z.enum(['database', 'storage'], 'must be database or storage').default('database'),
  /** A bucket of this installation alone, private, with the keys that may read, write, delete and list it. */
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Of a service that is not Amazon's: https://s3.example.id. Buckets are then named in the path. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must look like https://s3.example.id' }).optional(),
};

export interface StorageSettings {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  endpoint: string | undefined;
}

export interface FileSettings {
  /** Where files are to lie. */
  place: 'database' | 'storage';
  /** Null: there is no storage. With `place` database it is read until everything has moved. */
  storage: StorageSettings | null;
}

type FileVariables = z.infer<z.ZodObject<typeof fileVariables>>;

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What is missing: all three or none, and all for files in storage. */
export function missingFileVariable(value: FileVariables): string | null {
  const isWanted = value.FILES_IN === 'storage' || needed.some((name) => value[name] !== undefined);
  return (isWanted && needed.find((name) => value[name] === undefined)) || null;
}

export function fileSettings(value: FileVariables): FileSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  return {
    place: value.FILES_IN,
    storage:
      bucket && accessKeyId && secretAccessKey
        ? { bucket, accessKeyId, secretAccessKey, region: value.S3_REGION, endpoint: value.S3_ENDPOINT }
        : null,
  };
}
