// npm run client: writes the generated part of clients/typescript.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles, readApiDocument } from './typed-client.ts';

const folder = join(import.meta.dirname, '../clients/typescript');
for (const [name, text] of Object.entries(clientFiles(await readApiDocument())))
  writeFileSync(join(folder, name), text);
