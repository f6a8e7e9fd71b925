import { z } from 'zod';
import { MAX_ID } from '../../domain/identifier.ts';
import { extended, type Json } from './extended.ts';
import { withSharedFields } from './shared-fields.ts';

const isAnything = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0;

const isText = (value: unknown) => typeof value === 'string';

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && 'oneOf' in value;

/** Schemas of zod as the document has them. One with a name stands once, among `components`, and is referred to. */
export class Schemas {
  readonly #components: Record<string, Json> = {};
  readonly #names = z.registry<{ id: string }>();

  constructor(named: readonly (readonly [name: string, schema: z.ZodType])[]) {
    for (const [id, schema] of named) this.#names.add(schema, { id });
  }

  /**
   * The JSON schema of an input or output. Rules that JSON schema cannot express are left out. Throws where one name would
   * mean two schemas, as where what comes in is not what goes out.
   */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const { $schema: _, $defs = {}, ...made } = this.#converted(schema, io);
    for (const [name, one] of Object.entries($defs)) {
      const known = this.#components[name];
      if (known && JSON.stringify(known) !== JSON.stringify(one)) throw new Error(`${name} is two schemas`);
      this.#components[name] = one;
    }
    return made;
  }

  /** Those with a name, of all that were asked for. */
  get components(): Record<string, Json> {
    return extended(this.#components);
  }

  #converted(schema: z.ZodType, io: 'input' | 'output') {
    const made = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      metadata: this.#names,
      override({ jsonSchema }) {
        // Anything, or null, is anything.
        if (jsonSchema.anyOf?.some(isAnything)) delete jsonSchema.anyOf;
        // What a format says already.
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
        // What a value says already.
        if (jsonSchema.enum?.every(isText) || isText(jsonSchema.const)) delete jsonSchema.type;
        // More may be said to programs that read only what they know.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        // Fields of any name beside those that are said: to programs with types each of these is one of any kind.
        if (jsonSchema.properties && jsonSchema.additionalProperties) jsonSchema.additionalProperties = {};
        // Every number of JSON that programs read exactly is between these.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        // No record has a number beyond, and one that is sent is none of a record.
        if (jsonSchema.exclusiveMinimum === 0 && jsonSchema.maximum === MAX_ID) delete jsonSchema.maximum;
      },
    });
    const shared = JSON.stringify(made, (_, value) => (isJson(value) ? withSharedFields(value) : value));
    const text = shared.replaceAll('"#/$defs/', '"#/components/schemas/');
    return z.looseObject({ $defs: z.record(z.string(), z.looseObject({})).optional() }).parse(JSON.parse(text));
  }
}
