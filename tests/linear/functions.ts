import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { TextTypes } from './text-types.ts';

interface Named {
  name: string;
  made: ESTree.Function | ESTree.ArrowFunctionExpression;
}

interface Source {
  file: string;
  text: string;
  program: ESTree.Program;
}

/** The functions that a statement makes, by name. */
function functionsOf(statement: ESTree.Node | null): Named[] {
  if (statement?.type === 'FunctionDeclaration') return [{ name: statement.id?.name ?? '', made: statement }];
  if (statement?.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? [{ name: id.name, made: init }] : [],
  );
}

/** Looks through a text: so does every use of a regular expression. */
const looksThrough =
  /\.(?:replace|replaceAll|split|match|matchAll|search|exec|test|indexOf|lastIndexOf|normalize|trim\w*)\(/;

const typeOf = (parameter: ESTree.ParamPattern) => {
  const plain = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return 'typeAnnotation' in plain ? plain.typeAnnotation?.typeAnnotation : undefined;
};

/**
 * The functions a file exports that take a text: first and at once; or at once or later, anywhere or within an object,
 * where they look through texts themselves or by a function that only this file knows. Components are no functions.
 */
function textFunctionsOf({ file, text, program }: Source, types: TextTypes): string[] {
  const own = program.body.flatMap(functionsOf);
  const isWork = ({ made }: Named) => looksThrough.test(text.slice(made.start, made.end));
  const scanners = own.filter(isWork).map(({ name }) => new RegExp(`\\b${name}\\b`));
  const takesText = (named: Named) => {
    const { params, async, start, end } = named.made;
    if (params[0] && typeOf(params[0])?.type === 'TSStringKeyword' && !async) return true;
    const works = isWork(named) || scanners.some((scanner) => scanner.test(text.slice(start, end)));
    return works && params.some((parameter) => types.hasText(typeOf(parameter)));
  };
  return program.body
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? functionsOf(statement.declaration) : []))
    .filter((named) => !(file.endsWith('.tsx') && /^[A-Z]/.test(named.name)) && takesText(named))
    .map(({ name }) => `${file} ${name}`);
}

async function readSource(file: string): Promise<Source> {
  const text = await readFile(file, 'utf8');
  return { file, text, program: parseSync(file, text).program };
}

/** Every function below these folders that takes a text, by its file and name; none of tests, nor of words. */
export async function textFunctions(folders: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true });
    const isProduct = (name: string) => /\.tsx?$/.test(name) && !/\.test\.|\/(?:tests[./]|words\/|bench\/)/.test(name);
    files.push(...names.filter(isProduct).map((name) => join(folder, name)));
  }
  const sources = await Promise.all(files.map(readSource));
  const types = new TextTypes(sources.map(({ program }) => program));
  return sources.flatMap((source) => textFunctionsOf(source, types));
}
