import type { ComponentProps } from 'react';
import { AccessSettings } from '@/components/docs/mdx/access-settings';
import { Code } from '@/components/docs/mdx/code-block';
import { TabGroup } from '@/components/docs/mdx/tab-group';
import type { LanguageSample } from '@/lib/api/code/create-language-samples';
import type {
  MediaTypeContent,
  OperationPageData,
} from '@/lib/api/description/operation-page-data';
import { bodyTabs } from './field-list';
import styles from './samples.module.css';

/** The name of the tab groups of a page's responses, which show the same one. */
export const responseTabs = 'page:response';

/** With more lines, a sample shows all of them only after a click, where it is above the text. */
const maxLines = { request: 12, response: 20 };

/** Shows what is hidden beside it in a narrow window. It works without scripts. */
const More = ({ label }: { label: string }) => (
  <label className={styles.more} data-markdown="omit">
    <input type="checkbox" className="visually-hidden" autoComplete="off" /> {label}
  </label>
);

/** A sample, which does not scroll in a page that does. On wide screens, it has the height that is left beside the other. */
function Sample({
  of,
  ...props
}: Pick<ComponentProps<typeof Code>, 'source' | 'language' | 'meta'> & {
  of: 'request' | 'response';
}) {
  const lines = props.source.trimEnd().split('\n').length;
  return (
    <div className={`${styles.sample} ${styles[of]}`}>
      <Code {...props} />
      {lines > maxLines[of] && <More label={`Show all ${lines} lines`} />}
    </div>
  );
}

/**
 * The first example of a body; without one, its media type.
 * @param props.isEmpty whether it is documented that there is no body
 */
function Example({
  contents,
  title,
  isEmpty = false,
}: {
  contents: MediaTypeContent[];
  title: string;
  isEmpty?: boolean;
}) {
  const [content] = contents;
  const example = content?.examples[0];
  if (example) {
    const origin = example.isGenerated ? ' (generated from the schema)' : '';
    return (
      <Sample
        of="response"
        source={example.json}
        language={example.isJson ? 'json' : 'text'}
        meta={`title="${title}${origin}" ${example.savedLines ? `{${example.savedLines}}` : ''}`}
      />
    );
  }
  const none = isEmpty ? 'no body' : 'the body is not documented';
  return (
    <p className={styles.empty}>
      {title}: {content ? <code>{content.mediaType}</code> : none}
    </p>
  );
}

/** A request in each language. */
function Request({ samples }: { samples: LanguageSample[] }) {
  return (
    <TabGroup group="language" tabs={samples.map(({ id, label }) => ({ value: id, label }))}>
      {samples.map(({ id, language, source }) => (
        <div key={id}>
          <Sample of="request" source={source} language={language} meta='title="Request"' />
        </div>
      ))}
    </TabGroup>
  );
}

/** The requests of an operation: one, or one for each alternative of its body. */
function Requests({ page }: { page: OperationPageData }) {
  const [first = [], ...others] = page.samples;
  const [choice] = page.body?.contents[0]?.choices ?? [];
  if (others.length === 0 || !choice) return <Request samples={first} />;
  return (
    <TabGroup
      label="Alternatives of the body"
      group={bodyTabs}
      tabs={choice.options.map(({ label }) => ({ value: label, label }))}
    >
      {choice.options.map(({ label }, index) => (
        <div key={label}>
          <Request samples={page.samples[index] ?? first} />
        </div>
      ))}
    </TabGroup>
  );
}

/**
 * The request in five languages, and the first example of each response. The selected language applies to all samples of
 * the site, and the selected response to the page.
 */
export function OperationSamples({ page }: { page: OperationPageData }) {
  return (
    <div className={styles.samples} data-search="off">
      {page.samples.length > 0 && (
        <section aria-label="Sample request">
          <AccessSettings />
          <Requests page={page} />
        </section>
      )}
      {page.isWebhook ? (
        // The Markdown has it with the other examples of the body.
        <section aria-label="Payload" data-markdown="omit">
          <Example contents={page.body?.contents ?? []} title="Payload" />
        </section>
      ) : (
        // In a narrow window, it is far above the responses, and the fields of the request come first.
        <section aria-label="Sample response" className={styles.folded}>
          <More label="Show a sample response" />
          <TabGroup
            group={responseTabs}
            tabs={page.responses.map(({ status }) => ({ value: status, label: status }))}
          >
            {page.responses.map(({ status, contents }) => (
              <div key={status}>
                <Example
                  contents={contents}
                  title={`Response ${status}`}
                  isEmpty={status === '204'}
                />
              </div>
            ))}
          </TabGroup>
        </section>
      )}
    </div>
  );
}
