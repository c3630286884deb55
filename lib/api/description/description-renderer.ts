import { renderMarkdown } from '../../site/markdown/render-markdown';
import { operationPath, schemaPath, systemParameterPath } from '../../site/page-paths';
import { getSystemParameters } from '../../site/reference/reference-data';
import { getSite } from '../../site/site-settings';
import { withBase } from '../../site/urls';
import type { OpenApiDocument } from './openapi-document';
import { listCalls } from './operations';

type DescriptionRenderer = {
  /** Renders a description as HTML. */
  render: (markdown: string) => string;
};

/** Creates a renderer that links the names of schemas, operations and system parameters to their pages. */
export function createDescriptionRenderer(document: OpenApiDocument): DescriptionRenderer {
  const { baseUrl } = getSite();
  const paths = new Map<string, string>([
    ...Object.keys(document.components.schemas).map((name): [string, string] => [
      name,
      schemaPath(name),
    ]),
    ...listCalls(document).map(({ id }): [string, string] => [id, operationPath(id)]),
    ...getSystemParameters()
      .groups.flatMap(({ parameters }) => parameters)
      .map(({ name }): [string, string] => [name, systemParameterPath(name)]),
  ]);
  const cache = new Map<string, string>();
  return {
    render(markdown) {
      const html =
        cache.get(markdown) ??
        renderMarkdown(markdown, {
          findUrl: (word) => {
            const path = paths.get(word);
            return path && withBase(path, baseUrl);
          },
          resolveUrl: (href) => withBase(href, baseUrl),
        });
      cache.set(markdown, html);
      return html;
    },
  };
}
