import { RenderElement } from '@/components/elements/render';
import { getElement, listElementFields } from '@/lib/elements/definition';
import { Code } from './code-block';
import styles from './element.module.css';
import { Field, Fields } from './fields';

/** The fields of a UI element, from its schema. */
export function ElementFields({ name }: { name: string }) {
  return (
    <Fields>
      {listElementFields(getElement(name)).map(({ description, ...field }) => (
        <Field key={field.name} {...field}>
          <p>{description}</p>
        </Field>
      ))}
    </Fields>
  );
}

/** The examples of a UI element: each as the app draws it, and as the JSON that the server sends. */
export function ElementExamples({ name }: { name: string }) {
  return (
    <div className={styles.examples}>
      {getElement(name).examples.map(({ title, value }) => (
        <div key={title} className={styles.example}>
          <div className={styles.stage}>
            <RenderElement value={value} />
          </div>
          <Code source={JSON.stringify(value, null, 2)} language="json" meta={`title="${title}"`} />
        </div>
      ))}
    </div>
  );
}
