import { Code } from '@/components/docs/mdx/code-block';
import type { MediaTypeContent } from '@/lib/api/description/operation-page-data';
import { bodyTabs, FieldChoices, SchemaDetails } from './field-list';
import { FilterableFields } from './filterable-fields';
import styles from './media-type-contents.module.css';
import { TypeLabel } from './type-label';

/**
 * The content of a request or response body by media type: type, examples, and fields.
 * @param props.id the id of the part of the page
 * @param props.isRequired whether a request needs the body
 * @param props.hasSample whether the page shows the first example among its samples
 */
export function MediaTypeContents({
  id,
  contents,
  isRequired = false,
  hasSample = false,
}: {
  id: string;
  contents: MediaTypeContent[];
  isRequired?: boolean;
  hasSample?: boolean;
}) {
  return contents.map(
    (
      { mediaType, isNamed, type, details, examples, fields, choices, groups, sameAs, isShared },
      index,
    ) => (
      // Search finds a field of a schema that has a page there only.
      <div key={mediaType} className={styles.content} data-search={isNamed ? 'off' : undefined}>
        <p className={styles.type} data-search="off">
          <TypeLabel type={type} /> <code>{mediaType}</code> <SchemaDetails details={details} />
          {isRequired && <span className={styles.required}> required</span>}
        </p>
        {examples.slice(hasSample && index === 0 ? 1 : 0).map((example) => (
          <details key={example.id} className={styles.example} data-search="off">
            <summary>
              <span>Example:</span> {example.summary}
            </summary>
            <Code source={example.json} language={example.isJson ? 'json' : 'text'} />
          </details>
        ))}
        {sameAs !== undefined && (
          <p className={styles.same}>
            The same schema as in <code>{sameAs}</code>.
          </p>
        )}
        {fields.length > 0 && (
          <div data-markdown={isShared ? 'names' : undefined}>
            <FilterableFields
              id={`${id}-${index}`}
              fields={fields}
              groups={groups}
              areGroupsCollapsed={hasSample}
            />
          </div>
        )}
        <FieldChoices
          choices={choices}
          {...(id === 'body' && index === 0 && { group: bodyTabs })}
        />
      </div>
    ),
  );
}
