import { Code } from '@/components/mdx/code-block';
import type { MediaTypeContent } from '@/lib/openapi/operation-page-data';
import { FieldList } from './field-list';
import styles from './media-type-contents.module.css';
import { TypeLabel } from './type-label';

/** The content of a request or response body by media type: type, fields, and optionally examples. */
export function MediaTypeContents({
  contents,
  examples,
}: {
  contents: MediaTypeContent[];
  examples: boolean;
}) {
  return contents.map((content) => (
    // Search finds a field on its schema's page only.
    <div key={content.mediaType} className={styles.content} data-search="off">
      <p className={styles.type}>
        <TypeLabel type={content.type} /> <code>{content.mediaType}</code>
      </p>
      {examples &&
        content.examples.map(({ id, summary, json }) => (
          <details key={id} className={styles.example}>
            <summary>
              <span>Example:</span> {summary}
            </summary>
            <Code source={json} language="json" />
          </details>
        ))}
      {content.fields.length > 0 && <FieldList fields={content.fields} />}
    </div>
  ));
}
