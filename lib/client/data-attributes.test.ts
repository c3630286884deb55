import type { ComponentProps } from 'react';
import ts from 'typescript';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { listFiles, readText } from '../kit/files/project-files';
import type { ControlAction } from './data-attributes';

const registry = 'lib/client/data-attributes.ts';

/** Returns the registered attributes, with the values of those that have a fixed set of them. */
function readRegistry(): Map<string, ReadonlySet<string> | undefined> {
  const program = ts.createProgram([registry], { strict: true, lib: ['lib.es5.d.ts'], types: [] });
  const declaration = program
    .getSourceFile(registry)
    ?.statements.filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'DataAttributes');
  if (!declaration) throw new Error(`${registry} has no interface DataAttributes`);
  const checker = program.getTypeChecker();
  return new Map(
    checker
      .getTypeAtLocation(declaration)
      .getProperties()
      .map((property) => {
        const type = checker.getTypeOfSymbol(property);
        const values = (type.isUnion() ? type.types : [type]).map((part) =>
          part.isStringLiteral() ? part.value : undefined,
        );
        const isFixed = (list: Array<string | undefined>): list is string[] =>
          !list.includes(undefined);
        return [property.name, isFixed(values) ? new Set(values) : undefined];
      }),
  );
}

const attributes = readRegistry();

/** The renderer of the contract has attributes of its own. */
const isExcluded = (path: string) =>
  path.startsWith('components/elements/renderer/') ||
  path === registry ||
  /\.test\.tsx?$/.test(path);

const toAttribute = (property: string) =>
  `data${property[0]?.toUpperCase()}${property.slice(1)}`.replace(
    /[A-Z]/g,
    (letter) => `-${letter.toLowerCase()}`,
  );

/** The data attributes in the files that can use them, outside of comments. */
const files = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) => ['.ts', '.tsx', '.mjs', '.css'].flatMap((end) => listFiles(folder, end)))
  .filter((path) => !isExcluded(path))
  .map((path) => {
    const code = readText(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '');
    const names = [
      // Not options such as curl's `--data-urlencode`, and not the names of files.
      ...(code.match(/(?<![\w/-])data-[a-z][a-z-]*/g) ?? []),
      ...Array.from(code.matchAll(/\b(?:dataset\.|properties\.data)(\w+)/g), ([, name = '']) =>
        toAttribute(name),
      ),
    ];
    return { path, code, names };
  });

/** The others also use attributes of Stoplight Elements and of Next. */
const ownFiles = files.filter(
  ({ path }) =>
    !path.startsWith('components/api/stoplight/') && path !== 'lib/build/export/next-internals.ts',
);

const findAll = (pattern: RegExp) =>
  ownFiles.flatMap(({ path, code }) =>
    [...code.matchAll(pattern)].map((match) => ({ path, match })),
  );

describe('the data attributes', () => {
  it('have the types of their values in JSX', () => {
    type ButtonAction = ComponentProps<'button'>['data-control'];
    expectTypeOf<ButtonAction>().toEqualTypeOf<ControlAction | undefined>();
  });

  it('that code and style sheets use are registered', () => {
    const unknown = ownFiles.flatMap(({ path, names }) =>
      names.filter((name) => !attributes.has(name)).map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('that are registered are both written and read', () => {
    const uses = files.flatMap(({ names }) => names);
    const unused = [...attributes.keys()].filter(
      (attribute) => uses.filter((name) => name === attribute).length < 2,
    );
    expect(attributes.size).toBeGreaterThan(80);
    expect(unused).toEqual([]);
  });

  it('have registered values in selectors and HTML', () => {
    const uses = findAll(/(data-[a-z-]+)=["']([\w-]*)["']/g).map(({ path, match }) => {
      const [text, name = '', value = ''] = match;
      return { found: `${path}: ${text}`, isValid: attributes.get(name)?.has(value) ?? true };
    });
    expect(uses.length).toBeGreaterThan(150);
    expect(uses.filter(({ isValid }) => !isValid).map(({ found }) => found)).toEqual([]);
  });

  it('are read and written as properties, whose types are checked', () => {
    const untyped = findAll(/[gs]etAttribute\(\s*['"`]data-|\{ dataset \}|dataset\[/g);
    expect(untyped.map(({ path, match }) => `${path}: ${match[0]}`)).toEqual([]);
  });
});
