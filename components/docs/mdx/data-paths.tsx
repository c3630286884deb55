import { Fragment } from 'react';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { findField } from '@/lib/api/description/find-field';
import { getOpenApiDocument } from '@/lib/api/description/load-openapi-document';
import { nameSchemaType } from '@/lib/api/description/schema-fields';
import { type DataPath, listDataPaths } from '@/lib/elements/screens/data-paths';
import { findDeclaration, listFieldTokens } from '@/lib/elements/screens/declared-data-path';
import { renderMarkdown } from '@/lib/site/markdown/render-markdown';
import { schemaPath } from '@/lib/site/page-paths';
import { getDataPaths } from '@/lib/site/reference/reference-data';
import type { DeclaredDataPath } from '@/lib/site/reference/reference-schemas';
import { CommaList } from './comma-list';
import { Field, Fields } from './fields';
import { Identifier } from './identifier';
import { Operation } from './operation';
import { ScreenLink } from './screen-link';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table';

/** More screens than this are counted instead of listed. */
const maxListedScreens = 3;

function ScreenList({ screens }: { screens: readonly string[] }) {
  if (screens.length > maxListedScreens) return `${screens.length} screens`;
  return <CommaList items={screens} render={(name) => <ScreenLink name={name} />} />;
}

/** The declared paths of a source: what the renderer, the host app, or the screen service provides. */
export function DeclaredDataPaths({ source }: { source: DeclaredDataPath['source'] }) {
  const declarations = getDataPaths().paths;
  const uses = listDataPaths();
  return (
    <Fields>
      {declarations
        .filter((declaration) => declaration.source === source)
        .map((declaration) => {
          const { path, schema, contents } = declaration;
          const used = uses.filter(
            (use) => findDeclaration(use.path, declarations) === declaration,
          );
          const screens = [...new Set(used.flatMap((use) => use.screens))];
          const operations = [...new Set(used.flatMap((use) => use.operations))];
          const type = declaration.type ?? used.find((use) => use.path === path)?.type ?? 'object';
          return (
            <Field
              key={path}
              name={path}
              path={path.replaceAll('/', '.').slice(1)}
              type={schema ? (type === 'array' ? `array of ${schema}` : schema) : type}
              href={schema && schemaPath(schema)}
            >
              <p>
                <span dangerouslySetInnerHTML={{ __html: renderMarkdown(contents) }} />
                {operations.map((id) => (
                  <Fragment key={id}>
                    {' '}
                    A screen stores the response of <Operation id={id} /> here.
                  </Fragment>
                ))}
                {screens.length > 0 && (
                  <>
                    {' '}
                    Read by <ScreenList screens={screens} />.
                  </>
                )}
              </p>
            </Field>
          );
        })}
    </Fields>
  );
}

/** A row for a path: with the type and a link of the API's field, if it is one. */
function PathRow({ path, type, screens }: DataPath) {
  const declaration = findDeclaration(path, getDataPaths().paths);
  const tokens = declaration && listFieldTokens(path, declaration);
  const document = getOpenApiDocument();
  const field = declaration?.schema && tokens && findField(declaration.schema, tokens, document);
  const found = field && 'schema' in field ? field : undefined;
  return (
    <TableRow>
      <TableCell>
        {found?.schemaName ? (
          <SiteLink href={`${schemaPath(found.schemaName)}#${found.name}`}>
            <Identifier name={path} />
          </SiteLink>
        ) : (
          <Identifier name={path} />
        )}
      </TableCell>
      <TableCell>{found ? nameSchemaType(found.schema) : type}</TableCell>
      <TableCell>
        <ScreenList screens={screens} />
      </TableCell>
    </TableRow>
  );
}

/** Every path that a reference screen reads, with its type and the screens. */
export function ScreenDataPaths() {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeader>Path</TableHeader>
          <TableHeader>Type</TableHeader>
          <TableHeader>Read by</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {listDataPaths().map((dataPath) => (
          <PathRow key={dataPath.path} {...dataPath} />
        ))}
      </TableBody>
    </Table>
  );
}
