import { type Ref, useMemo } from 'react';
import { checkParameters, createBodyChecker } from '@/lib/calls/request/check-draft';
import { BodyEditor } from './body-editor';
import { ParameterFields } from './parameter-fields';
import { RequestSettings, type RequestSettingsProps } from './request-settings';

type RequestFormProps = RequestSettingsProps & {
  ref: Ref<HTMLElement>;
  /** What to do with a request that was filled in; undefined if the reader has changed or sent it. */
  note: string | undefined;
  /** A new one resets the editor of the body. */
  revision: number;
  /** The files that the reader has selected, by fileKey. */
  files: ReadonlyMap<string, File>;
  onFile: (field: string, file: File) => void;
};

/** The fields of a request: server, user, parameters and body, with their problems. */
export function RequestForm({ ref, note, revision, files, onFile, ...settings }: RequestFormProps) {
  const { description, draft, onChange } = settings;
  const checkBody = useMemo(() => createBodyChecker(description), [description]);
  const parameterProblems = useMemo(
    () => checkParameters(description, draft),
    [description, draft],
  );
  const bodyProblems = useMemo(() => checkBody(draft.body), [checkBody, draft.body]);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Request form"
      className="request-column request-form"
    >
      {note && <p className="request-fix">{note}</p>}
      <RequestSettings {...settings} />
      <ParameterFields
        description={description}
        values={draft.parameters}
        problems={parameterProblems}
        onChange={(key, value) =>
          onChange({ ...draft, parameters: { ...draft.parameters, [key]: value } })
        }
      />
      <BodyEditor
        description={description}
        text={draft.body}
        revision={revision}
        problems={bodyProblems}
        files={files}
        onFile={onFile}
        onChange={(body) => onChange({ ...draft, body })}
      />
    </section>
  );
}
