import { z } from 'zod';
import type { NamedCall } from '../../domain/api/call.ts';
import { problem } from '../../domain/problem.ts';

type Json = Record<string, unknown>;

/** The JSON schema of an input or output. Rules that JSON schema cannot express are left out. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

/** The fields of an object schema as parameters of the path or the query. */
function parametersFrom(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const objects = [whole, ...(whole.allOf ?? [])];
  const required = objects.flatMap((object) => object.required ?? []);
  return Object.entries(Object.assign({}, ...objects.map(({ properties }) => properties))).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const problemReply = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function goodReply({ reply, staffReply, status, file }: NamedCall): Json {
  if (file)
    return {
      200: {
        description: 'The file',
        content: Object.fromEntries(file.map((type) => [type, { schema: { type: 'string' } }])),
      },
    };
  if (!reply) return { 204: { description: 'Done' } };
  return {
    [status ?? 200]: {
      description: 'Done',
      content: jsonContent(schemaOf(staffReply ? z.union([reply, staffReply]) : reply, 'output')),
    },
  };
}

function replies(endpoint: NamedCall): Json {
  const { method, access, body, uploads, parameters } = endpoint;
  return {
    ...goodReply(endpoint),
    400: problemReply('Something in the request cannot be used; `errors` names the fields'),
    ...(access === 'public' ? {} : { 403: problemReply('The permission is missing') }),
    401: problemReply('Not signed in, or no longer'),
    ...(parameters ? { 404: problemReply('There is no such record') } : {}),
    ...(method === 'GET'
      ? {}
      : { 409: problemReply('Not possible as things are now; `current` is what somebody else left') }),
    ...(body || uploads ? { 413: problemReply('Too large'), 415: problemReply('Of another type') } : {}),
    429: problemReply('Too many attempts; `Retry-After` says how long to wait'),
    ...(endpoint.method === 'GET' ? {} : { 507: problemReply('No room left to write; `Retry-After` as with 503') }),
    503: problemReply('Not able to answer now; `Retry-After` says when to try again'),
  };
}

/** The body: JSON, or a form if files can come with it. */
function contentOf({ body, uploads }: NamedCall): Json {
  const fields = body ? schemaOf(body, 'input') : { type: 'object' };
  if (!uploads) return jsonContent(fields);
  const files = Object.keys(uploads).map((field) => [field, { type: 'string', format: 'binary' }]);
  const schema = { ...fields, properties: { ...Object(fields.properties), ...Object.fromEntries(files) } };
  return { 'multipart/form-data': { schema }, ...(body ? jsonContent(fields) : {}) };
}

function operation(endpoint: NamedCall): Json {
  const { summary, access, body, uploads, parameters, query, path } = endpoint;
  return {
    summary,
    tags: [path.split('/')[1]],
    description:
      access === 'public'
        ? 'For everybody.'
        : access === 'signed-in'
          ? 'For everybody signed in.'
          : `Needs \`${access}\`.`,
    security: access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...parametersFrom(parameters, 'path'), ...parametersFrom(query, 'query')],
    ...(body || uploads ? { requestBody: { required: true, content: contentOf(endpoint) } } : {}),
    responses: replies(endpoint),
  };
}

/** The OpenAPI 3.1 document, made from the schemas that check the calls. */
export function openApiDocument(calls: readonly NamedCall[], publicUrl: string) {
  const paths: Record<string, Json> = {};
  for (const endpoint of calls) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Intambwe', version: '1', description: 'The website and the staff dashboard, by HTTP.' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
