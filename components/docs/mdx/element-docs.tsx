import { Fragment } from 'react';
import { Playground } from '@/components/elements/playground/playground';
import { Preview } from '@/components/elements/playground/preview';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { getElementExamples } from '@/lib/content/examples';
import { findStylesheetOfName } from '@/lib/content/find-stylesheet';
import { firstContractVersion } from '@/lib/elements/bundle-contract';
import {
  type ContractField,
  getDefinition,
  listSharedFields,
  splitFields,
} from '@/lib/elements/contract-fields';
import { exampleHash } from '@/lib/elements/editor/share-hash';
import { getElementDefinition } from '@/lib/elements/load-contract';
import { renderMarkdown } from '@/lib/site/markdown/render-markdown';
import { docPath, elementIndexPath } from '@/lib/site/page-paths';
import { Code } from './code-block';
import { Details } from './details';
import { Field, Fields } from './fields';

/** The pages that explain the shared definitions. */
const definitionPaths: Record<string, string> = {
  action: docPath('doctor-app/action-metadata-and-behavior'),
  metadata: `${docPath('doctor-app/action-metadata-and-behavior')}#metadata`,
  confirmation: `${docPath('doctor-app/action-metadata-and-behavior')}#confirmation`,
  disabledUntil: docPath('doctor-app/disabled-until'),
  text: `${elementIndexPath}#texts-and-data`,
  translation: `${elementIndexPath}#translation`,
  binding: `${elementIndexPath}#binding`,
  repeat: `${elementIndexPath}#repeat`,
  option: `${elementIndexPath}#option`,
  countValue: `${elementIndexPath}#other-values`,
  percentValue: `${elementIndexPath}#other-values`,
  source: `${elementIndexPath}#other-values`,
  url: `${elementIndexPath}#other-values`,
  pointer: `${elementIndexPath}#other-values`,
  screenName: `${elementIndexPath}#other-values`,
  operationId: `${elementIndexPath}#other-values`,
  parameters: `${elementIndexPath}#other-values`,
  elements: `${elementIndexPath}#other-values`,
  element: `${elementIndexPath}#all-elements`,
  visibility: `${elementIndexPath}#condition`,
  condition: `${elementIndexPath}#condition`,
  style: `${elementIndexPath}#style`,
  sides: `${elementIndexPath}#style`,
  space: `${elementIndexPath}#style`,
  fallback: `${elementIndexPath}#what-older-apps-do`,
};

/**
 * Fields with their nested fields.
 * @param props.owner the path of the object that has the fields, as in their anchors: `#field-action.label`
 */
function ContractFields({
  fields,
  owner,
}: {
  fields: ContractField[];
  owner?: string | undefined;
}) {
  const getPath = (name: string) => (owner === undefined ? name : `${owner}.${name}`);
  return (
    <Fields>
      {fields.map(
        ({
          name,
          type,
          uses,
          required,
          default: defaultValue,
          constraints,
          description,
          values,
          fields: nested,
        }) => (
          <Field
            key={name}
            name={name}
            path={getPath(name)}
            type={type}
            required={required}
            default={defaultValue}
            constraints={constraints}
            href={definitionPaths[uses[0] ?? '']}
          >
            <p dangerouslySetInnerHTML={{ __html: renderMarkdown(description) }} />
            {values.length > 0 && <p>One of: {values.join(', ')}.</p>}
            {nested.length > 0 && <ContractFields fields={nested} owner={getPath(name)} />}
          </Field>
        ),
      )}
    </Fields>
  );
}

/** The fields of a UI element: its own, and, collapsed, those that it shares with other elements. */
export function ElementFields({ name }: { name: string }) {
  const { own, shared } = splitFields(name);
  const { since } = getElementDefinition(name);
  return (
    <>
      {since !== firstContractVersion && <p className="element-since">Since version {since}.</p>}
      <ContractFields fields={own} />
      <div data-search="off">
        <Details summary={`${shared.length} fields that it shares with other elements`}>
          <ContractFields fields={shared} />
        </Details>
      </div>
    </>
  );
}

/** The fields that elements share. The page of each element has them collapsed. */
export function SharedElementFields() {
  return <ContractFields fields={listSharedFields()} />;
}

/** A shared definition of the contract: its fields, variants, or values. */
export function ContractDefinition({ name }: { name: string }) {
  const { fields, variants, values } = getDefinition(name);
  return (
    <>
      {fields.length > 0 && <ContractFields fields={fields} owner={name} />}
      {variants.length > 1 && <p>One of: {variants.map(({ title }) => title).join(', ')}.</p>}
      {values.length > 0 && (
        <p>
          {values.map((value) => (
            <Fragment key={value}>
              <code>{value}</code>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** Shared definitions that are texts, numbers, or bindings, each with its meaning. */
export function ContractTypes({ names }: { names: string }) {
  return (
    <Fields>
      {names.split(' ').map((name) => {
        const { title, description, type, constraints, values } = getDefinition(name);
        return (
          <Field key={name} name={title} path={name} type={type} constraints={constraints}>
            <p dangerouslySetInnerHTML={{ __html: renderMarkdown(description) }} />
            {values.length > 0 && <p>One of: {values.join(', ')}.</p>}
          </Field>
        );
      })}
    </Fields>
  );
}

/** The examples of a UI element, each as a preview and as the JSON that the server sends. */
export function ElementExamples({ name }: { name: string }) {
  const { examples, path } = getElementExamples(name);
  return (
    <div className="element-examples">
      <Stylesheet path={findStylesheetOfName(name)} />
      {examples.map((example, index) => (
        <div key={example.title} className="element-example">
          <div
            className="element-stage"
            role="group"
            aria-label={`Preview: ${example.title}`}
            data-search="off"
            data-markdown="omit"
          >
            <Preview id={`example-${name}-${index}`} example={example} path={path} index={index} />
          </div>
          <Code
            source={JSON.stringify(example.value, null, 2)}
            language="json"
            meta={`title="${example.title}"`}
            editHref={exampleHash(name, index)}
          />
        </div>
      ))}
    </div>
  );
}

/** The playground of a UI element with its examples. */
export function ElementPlayground({ name }: { name: string }) {
  return <Playground {...getElementExamples(name)} />;
}
