import { resolveSchema } from '@/lib/api/description/resolve-schema';
import { hasType, listFormValues, mainType } from '@/lib/api/description/schema-types';
import { describeType } from '@/lib/calls/request/body-schema';
import type { DraftFinding } from '@/lib/calls/request/check-draft';
import {
  parameterKey,
  type RequestDescription,
  type RequestParameter,
} from '@/lib/calls/request/request-description';
import { Field } from './field';

const groups = [
  { location: 'path', title: 'Path' },
  { location: 'query', title: 'Query' },
  { location: 'header', title: 'Header' },
  { location: 'cookie', title: 'Cookie' },
] as const;

type ParameterFieldsProps = {
  description: RequestDescription;
  values: Readonly<Record<string, string>>;
  problems: readonly DraftFinding[];
  onChange: (key: string, value: string) => void;
};

function ParameterField({
  parameter,
  description,
  values,
  problems,
  onChange,
}: { parameter: RequestParameter } & ParameterFieldsProps) {
  const key = parameterKey(parameter);
  const schema = resolveSchema(parameter.schema, description);
  const isList = hasType(schema, 'array');
  return (
    <Field
      id={`request-${key}`}
      label={parameter.name}
      type={`${describeType(schema)}${isList ? ', separated by commas' : ''}`}
      isRequired={parameter.required}
      help={parameter.description}
      problem={problems.find(({ at }) => at === key)?.message}
      value={values[key] ?? ''}
      choices={listFormValues(schema)}
      isOpen={schema['x-open-list']}
      emptyChoice={parameter.required ? undefined : 'Not sent'}
      isNumeric={mainType(schema) === 'integer'}
      onChange={(value) => onChange(key, value)}
    />
  );
}

/** The fields of an operation's parameters. */
export function ParameterFields(props: ParameterFieldsProps) {
  const { parameters } = props.description;
  return groups.map(({ location, title }) => {
    const group = parameters.filter((parameter) => parameter.in === location);
    if (group.length === 0) return null;
    return (
      <fieldset key={location} className="request-group">
        <legend>{title} parameters</legend>
        {group.map((parameter) => (
          <ParameterField key={parameter.name} {...props} parameter={parameter} />
        ))}
      </fieldset>
    );
  });
}
