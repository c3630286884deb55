import { Details } from '@/components/docs/mdx/details';
import { ListFilter } from '@/components/docs/mdx/list-filter';
import { PageTop } from '@/components/docs/page-top';
import { createDescriptionRenderer } from '@/lib/api/description/description-renderer';
import { getOpenApiDocument } from '@/lib/api/description/load-openapi-document';
import type { OperationGroup } from '@/lib/api/description/operation-groups';
import { referenceIndexPages } from '@/lib/api/description/reference-navigation';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import page from './index-page.module.css';
import { OperationList } from './operation-list';
import { ViewAs } from './view-as';

const countOperations = (groups: readonly OperationGroup[]): number =>
  groups.reduce((sum, { operations }) => sum + operations.length, 0);

/** The page that lists all operations by tag, and then the webhooks. */
export function OperationIndex({
  groups,
  webhooks,
  restrictions,
}: {
  groups: OperationGroup[];
  webhooks: OperationGroup[];
  restrictions: Readonly<Record<string, string>>;
}) {
  const document = getOpenApiDocument();
  const { title, version, description } = document.info;
  const { render } = createDescriptionRenderer(document);
  const count = countOperations(groups);
  const webhookCount = countOperations(webhooks);
  return (
    <main id="main" tabIndex={-1} className={page.index}>
      <article {...getArticleAttributes(referenceIndexPages.operations.path)}>
        <PageTop
          path={referenceIndexPages.operations.path}
          trail={[referenceIndexPages.operations]}
          root={null}
        />
        <h1>{referenceIndexPages.operations.label}</h1>
        <p className={page.lead}>
          {count} operations and {webhookCount} {webhookCount === 1 ? 'webhook' : 'webhooks'}, by
          topic. Each page shows the request and the responses, with samples in five languages.
        </p>
        {description.trim() !== '' && (
          <div className={page.about}>
            <Details summary={`About ${title}, version ${version}`}>
              <div
                className="text-links api-description"
                dangerouslySetInnerHTML={{ __html: render(description) }}
              />
            </Details>
          </div>
        )}
        <ViewAs kind="list" count={count} />
        <ListFilter id="operation-filter" noun="operations" count={count + webhookCount} />
        <OperationList
          groups={[...groups, ...webhooks]}
          restrictions={restrictions}
          render={render}
        />
      </article>
    </main>
  );
}
