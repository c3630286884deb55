import { findField } from '../../api/description/find-field';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { type DataPath, listDataPaths } from '../../elements/screens/data-paths';
import { findDeclaration, listFieldTokens } from '../../elements/screens/declared-data-path';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { locateInYaml } from '../../kit/diagnostics/parse-yaml';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import { readText } from '../../kit/files/project-files';
import { getDataPaths, referencePaths } from '../../site/reference/reference-data';
import type { DeclaredDataPath } from '../../site/reference/reference-schemas';
import { locateInJson } from './locate-in-json';

const file = referencePaths.dataPaths;

/** Reports a path that the screens read, but that is not declared, or that is not a field of its declared schema. */
function checkUse(
  { path, pointer, screens }: DataPath,
  declarations: readonly DeclaredDataPath[],
  document: OpenApiDocument,
): Diagnostic[] {
  const screenFile = `content/screens/${screens[0]}.json`;
  const report = (message: string, expected: string): Diagnostic[] =>
    locateInJson(
      screenFile,
      [{ at: pointer, message, found: path, expected }],
      readText(screenFile),
    );
  const declaration = findDeclaration(path, declarations);
  if (!declaration) {
    return report(
      'The path in the data is not declared',
      `an entry for it, or for the path above it, in ${file}`,
    );
  }
  if (declaration.schema === undefined) return [];
  const below = listFieldTokens(path, declaration);
  const found = below && findField(declaration.schema, below, document);
  return found && 'unknown' in found
    ? report(
        `The path is not a field of ${declaration.schema}, the schema of ${declaration.path}`,
        describeNames(found.unknown, found.known),
      )
    : [];
}

/** Checks that the paths in the data of screens are declared, that each declaration is used, and their schemas. */
export function checkDataPaths(document: OpenApiDocument): Diagnostic[] {
  const declarations = getDataPaths().paths;
  const uses = listDataPaths();
  const used = new Set(uses.map(({ path }) => findDeclaration(path, declarations)));
  const schemas = Object.keys(document.components.schemas);
  const isKnown = ({ schema }: DeclaredDataPath) =>
    schema === undefined || schemas.includes(schema);
  const findings = declarations.flatMap((declaration, index) => {
    const { path, schema = '' } = declaration;
    const isUnused = declaration.source !== 'app' && !used.has(declaration);
    const unused = { at: ['paths', index, 'path'], message: 'No screen reads this path' };
    const unknown = { at: ['paths', index, 'schema'], message: 'The API has no such schema' };
    return [
      ...(isUnused ? [{ ...unused, found: path, expected: 'a path that a screen binds' }] : []),
      ...(isKnown(declaration)
        ? []
        : [{ ...unknown, found: schema, expected: describeNames(schema, schemas) }]),
    ];
  });
  return [
    ...locateInYaml(file, findings),
    ...(declarations.every(isKnown)
      ? uses.flatMap((use) => checkUse(use, declarations, document))
      : []),
  ];
}
