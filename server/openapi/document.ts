import type { NamedCall } from '../../domain/api/call.ts';
import { eventChange } from '../../domain/event.ts';
import { listPage } from '../../domain/listing.ts';
import { problemBody } from '../../domain/problem.ts';
import type { Json } from './extended.ts';
import { eventChangeWays, namedSchemas } from './names.ts';
import { operationId } from './operation-id.ts';
import { parameterMaker } from './parameters.ts';
import { refusalsOf, refusedReplies } from './replies.ts';
import { Schemas } from './schemas.ts';
import { tagOf } from './tags.ts';

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

const waysOf = (schema: Json): unknown[] => (Array.isArray(schema.anyOf) ? schema.anyOf : [schema]);

function goodReply(schemas: Schemas, { reply, staffReply, status, file }: NamedCall): Json {
  if (file)
    return {
      200: {
        description: 'The file',
        content: Object.fromEntries(file.map((type) => [type, { schema: { type: 'string' } }])),
      },
    };
  if (!reply) return { 204: { description: 'Done' } };
  const forAll = schemas.of(reply, 'output');
  const schema = staffReply ? { anyOf: [...waysOf(forAll), ...waysOf(schemas.of(staffReply, 'output'))] } : forAll;
  return { [status ?? 200]: { description: 'Done', content: jsonContent(schema) } };
}

/** The body: JSON, or a form if files can come with it. */
function contentOf(schemas: Schemas, { body, uploads }: NamedCall): Json {
  const fields = body ? schemas.of(body === eventChange ? eventChangeWays : body, 'input') : undefined;
  if (!uploads) return fields ? jsonContent(fields) : {};
  const files = Object.keys(uploads).map((field) => [field, { type: 'string', format: 'binary' }]);
  const sent = { type: 'object', properties: Object.fromEntries(files) };
  return {
    ...(fields ? jsonContent(fields) : {}),
    'multipart/form-data': { schema: fields ? { allOf: [fields, sent] } : sent },
  };
}

/** Everybody, or those with the permission that is named as a role. What says nothing is for everybody signed in. */
const securityOf = ({ access }: NamedCall) => {
  if (access === 'signed-in') return {};
  return { security: access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [access] }] };
};

/** Times that a reply is given before it stands in one place with a name. */
const OFTEN = 3;

/** The name of a reply that is nothing but a schema with a name, or a list as a file for spreadsheets. */
const nameOfReply = (said: string) =>
  said.includes('"text/csv; charset=utf-8"')
    ? 'Table'
    : /^\{"description":"Done",.*"#\/components\/schemas\/(\w+)"\}\}\}\}$/.exec(said)?.[1];

/** Replies that several calls give stand once, each called by its schema. Changes the operations that give them. */
function namedReplies(operations: readonly { responses: Json }[]): Record<string, unknown> {
  const replies = operations.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, reply]) => {
      const name = nameOfReply(JSON.stringify(reply));
      return name === undefined ? [] : [{ responses, status, reply, name }];
    }),
  );
  const often = [...Map.groupBy(replies, ({ name }) => name)].filter(([, all]) => all.length >= OFTEN);
  for (const { responses, status, name } of often.flatMap(([, all]) => all))
    responses[status] = { $ref: `#/components/responses/${name}` };
  return Object.fromEntries(often.map(([name, [first]]) => [name, first?.reply]));
}

/** The OpenAPI 3.1 document, made from the schemas that check the calls. */
export function openApiDocument(calls: readonly NamedCall[], publicUrl: string) {
  const schemas = new Schemas(namedSchemas);
  const parameters = parameterMaker(schemas);
  schemas.of(problemBody, 'output');
  schemas.of(listPage, 'output');
  const paths: Record<string, Json> = {};
  const operations: { responses: Json }[] = [];
  for (const call of calls) {
    const { body, uploads, path } = call;
    const operation = {
      operationId: operationId(call),
      summary: call.summary,
      tags: [tagOf(path).name],
      ...securityOf(call),
      ...parameters.ofQuery(call),
      ...(body || uploads ? { requestBody: { required: true, content: contentOf(schemas, call) } } : {}),
      responses: { ...goodReply(schemas, call), ...refusalsOf(call) },
    };
    operations.push(operation);
    paths[path] = { ...parameters.ofPath(call), ...paths[path], [call.method.toLowerCase()]: operation };
  }
  const replies = namedReplies(operations);
  return {
    openapi: '3.1.0',
    info: { title: 'Intambwe', version: '1', description: 'The website and the staff dashboard, by HTTP.' },
    servers: [{ url: `${publicUrl}/api` }],
    security: [{ bearer: [] }],
    tags: [...new Map(calls.map(({ path }) => [tagOf(path).name, tagOf(path)])).values()],
    paths,
    components: {
      schemas: schemas.components,
      parameters: parameters.components,
      responses: { ...refusedReplies, ...replies },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
