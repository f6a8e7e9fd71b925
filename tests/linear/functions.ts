import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

interface Exported {
  name: string;
  made: ESTree.Function | ESTree.ArrowFunctionExpression;
}

/** The functions that a statement exports, by name. */
function exportedBy(statement: ESTree.Directive | ESTree.Statement): Exported[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  if (declaration.type === 'FunctionDeclaration') return [{ name: declaration.id?.name ?? '', made: declaration }];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? [{ name: id.name, made: init }] : [],
  );
}

/** Whether it answers at once and takes a text first. */
function takesText({ params: [first], async }: Exported['made']): boolean {
  const isText = first?.type === 'Identifier' && first.typeAnnotation?.typeAnnotation.type === 'TSStringKeyword';
  return isText && !async;
}

async function functionsIn(file: string): Promise<string[]> {
  const { body } = parseSync(file, await readFile(file, 'utf8')).program;
  const found = body.flatMap(exportedBy).filter(({ made }) => takesText(made));
  return found.map(({ name }) => `${file} ${name}`);
}

/** Every function below a folder that takes a text first and answers at once, by its file and name; none of tests. */
export async function textFunctions(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  return (await Promise.all(files.map((name) => functionsIn(join(folder, name))))).flat();
}
