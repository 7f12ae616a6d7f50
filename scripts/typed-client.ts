// What the client of programs is generated from (docs/product/api.md): the API's own document, as a table of operations and their types.
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { mountApi } from '#api/api';
import type { Operation } from '#api/implementations';
import type { Deps } from '#domain/deps';

interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  not?: Schema;
}

interface Content {
  content: Record<string, { schema: Schema }>;
}

interface DocumentedOperation {
  operationId: string;
  summary: string;
  description: string;
  deprecated?: boolean;
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: { 200: Content };
}

export interface ApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
}

/** The document as programs get it. Nothing is asked of a database: the document is of the contract alone. */
export async function readApiDocument(operations?: readonly Operation[]): Promise<ApiDocument> {
  const app = fastify();
  await app.register(cookie);
  await mountApi(
    app,
    {} as Deps,
    { apiReadsPerMinute: 0, apiCallsPerMinute: 0, storedAnswerBytes: 0 },
    operations,
  );
  const answer = await app.inject('/api/openapi.json');
  await app.close();
  return answer.json();
}

const generated = '// Generated from the contract by `npm run client`; not edited by hand.\n';

/** The two generated files: what is called how, and what goes in and comes out. */
export function clientFiles({ paths }: ApiDocument): { 'operations.js': string; 'operations.d.ts': string } {
  const operations = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    )
    .sort((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1));
  const rows = operations.map(({ path, method, operation }) => {
    const file = uploadField(operation);
    const rest = isDownload(operation) ? ", null, 'file'" : file ? `, '${file}'` : '';
    return `  '${operation.operationId}': ['${method}', '${path}'${rest}],\n`;
  });
  const types = operations.map(
    ({ path, method, operation }) =>
      `  /** ${operation.summary}. ${operation.description} ${method} ${path}${operation.deprecated ? ' @deprecated' : ''} */\n` +
      `  '${operation.operationId}': { input: ${inputType(operation)}; data: ${dataType(operation)} };\n`,
  );
  return {
    'operations.js': `${generated}export const operations = {\n${rows.join('')}};\n`,
    'operations.d.ts': `${generated}export interface Operations {\n${types.join('')}}\n`,
  };
}

/** In an address a number is written like a word. */
function inAddress(schema: Schema): Schema {
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(inAddress) };
  const isWord = schema.type === 'string' && !schema.enum && !schema.format;
  return isWord ? { anyOf: [schema, { type: 'number' }] } : schema;
}

/** The schema of what is sent, and whether it is a file in a form. */
function bodySchema({ requestBody }: DocumentedOperation): { schema: Schema; isForm: boolean } | null {
  if (!requestBody) return null;
  const [[kind, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody.content);
  return { schema, isForm: kind === 'multipart/form-data' };
}

function uploadField(operation: DocumentedOperation): string | undefined {
  const body = bodySchema(operation);
  return body?.isForm ? Object.keys(body.schema.properties ?? {})[0] : undefined;
}

function inputType(operation: DocumentedOperation): string {
  const body = bodySchema(operation);
  const parts = (['path', 'query'] as const).flatMap((place) => {
    const inPlace = (operation.parameters ?? []).filter((parameter) => parameter.in === place);
    if (inPlace.length === 0) return [];
    const schema: Schema = {
      type: 'object',
      properties: Object.fromEntries(
        inPlace.map(({ name, schema }) => [name, place === 'query' ? inAddress(schema) : schema]),
      ),
      required: inPlace.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    };
    return [member(place === 'path' ? 'params' : 'query', schema)];
  });
  if (body?.isForm) parts.push('file: Blob');
  else if (body) parts.push(member('body', body.schema));
  return parts.length === 0 ? '{}' : `{ ${parts.join('; ')} }`;
}

/** A member that may be left out where nothing in it is required. */
function member(name: string, schema: Schema): string {
  return `${name}${(schema.required ?? []).length === 0 ? '?' : ''}: ${typeOf(schema)}`;
}

const isDownload = ({ responses }: DocumentedOperation) => !responses[200].content['application/json'];

function dataType({ responses }: DocumentedOperation): string {
  const envelope = responses[200].content['application/json']?.schema;
  return envelope ? typeOf(envelope.properties!['data']!) : 'Blob';
}

const plainTypes: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** The TypeScript type of a JSON schema. */
export function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map(typeOf))].join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  if (schema.not) return 'never';
  if (schema.type === 'array') return arrayType(schema);
  if (schema.type === 'object') return objectType(schema);
  return plainTypes[schema.type ?? ''] ?? 'unknown';
}

function arrayType({ items, prefixItems }: Schema): string {
  if (prefixItems) return `[${prefixItems.map(typeOf).join(', ')}]`;
  return `(${items ? typeOf(items) : 'unknown'})[]`;
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties)
    return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`;
  const members = Object.entries(properties).map(
    ([name, schema]) =>
      `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  return members.length === 0 ? 'Record<string, never>' : `{ ${members.join('; ')} }`;
}
