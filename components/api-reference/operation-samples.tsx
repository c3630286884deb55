import { Code } from '@/components/mdx/code-block';
import { TabGroup } from '@/components/mdx/tab-group';
import type { OperationPageData } from '@/lib/openapi/operation-page-data';
import styles from './operation-samples.module.css';

/**
 * The request in five languages, and the first example of the successful response. The selected language applies to all
 * samples of the site.
 */
export function OperationSamples({ page }: { page: OperationPageData }) {
  const content = page.isWebhook ? page.body?.contents[0] : page.responses[0]?.contents[0];
  const example = content?.examples[0];
  return (
    <div className={styles.samples} data-search="off">
      {page.samples.length > 0 && (
        <section aria-label="Request">
          <TabGroup
            group="language"
            tabs={page.samples.map(({ id, label }) => ({ value: id, label }))}
          >
            {page.samples.map(({ id, language, source }) => (
              <div key={id}>
                <Code source={source} language={language} meta='title="Request"' />
              </div>
            ))}
          </TabGroup>
        </section>
      )}
      {example && (
        // The Markdown has the example with the body that it belongs to.
        <section aria-label={page.isWebhook ? 'Payload' : 'Answer'} data-markdown="omit">
          <Code
            source={example.json}
            language="json"
            meta={`title="${page.isWebhook ? 'Payload' : `Answer ${page.responses[0]?.status}`}"`}
          />
        </section>
      )}
    </div>
  );
}
