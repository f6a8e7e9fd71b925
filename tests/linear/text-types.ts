import type { ESTree } from 'vite';

type Declared = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

/** Types that hold what their first part holds. */
const passOn = new Set([
  'Pick',
  'Omit',
  'Partial',
  'Required',
  'Readonly',
  'ReadonlyArray',
  'Iterable',
  'AsyncIterable',
]);

/** Objects within objects that are looked into. */
const DEEPEST = 3;

/** The types that the sources declare, by name, and whether a value of one can hold a text. */
export class TextTypes {
  readonly #declared = new Map<string, Declared>();

  constructor(programs: Iterable<ESTree.Program>) {
    for (const { body } of programs) {
      for (const statement of body) {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration')
          this.#declared.set(declared.id.name, declared);
      }
    }
  }

  hasText(type: ESTree.TSType | undefined, depth = 0): boolean {
    if (type === undefined || depth > DEEPEST) return false;
    switch (type.type) {
      case 'TSStringKeyword':
        return true;
      case 'TSUnionType':
      case 'TSIntersectionType':
        return type.types.some((one) => this.hasText(one, depth));
      case 'TSArrayType':
        return this.hasText(type.elementType, depth);
      case 'TSTypeOperator':
        return this.hasText(type.typeAnnotation, depth);
      case 'TSTypeLiteral':
        return this.#inMembers(type.members, depth);
      case 'TSTypeReference':
        return this.#inNamed(type, depth);
      default:
        return false;
    }
  }

  #inMembers(members: readonly ESTree.TSSignature[], depth: number): boolean {
    return members.some(
      (member) =>
        member.type === 'TSPropertySignature' && this.hasText(member.typeAnnotation?.typeAnnotation, depth + 1),
    );
  }

  #inNamed({ typeName, typeArguments }: ESTree.TSTypeReference, depth: number): boolean {
    // A type that is inferred from a schema.
    if (typeName.type !== 'Identifier') return typeName.type === 'TSQualifiedName' && typeName.right.name === 'infer';
    const [first, second] = typeArguments?.params ?? [];
    if (passOn.has(typeName.name)) return this.hasText(first, depth);
    if (typeName.name === 'Record') return this.hasText(second, depth);
    const declared = this.#declared.get(typeName.name);
    if (declared?.type === 'TSInterfaceDeclaration') return this.#inMembers(declared.body.body, depth);
    return this.hasText(declared?.typeAnnotation, depth + 1);
  }
}
