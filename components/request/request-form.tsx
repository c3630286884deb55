import { useMemo } from 'react';
import { checkParameters, createBodyChecker } from '@/lib/request/check-draft';
import type { RequestDescription } from '@/lib/request/request-description';
import { ownToken, type RequestDraft } from '@/lib/request/request-draft';
import { BodyEditor } from './body-editor';
import { ParameterFields } from './parameter-fields';
import { RequestSettings } from './request-settings';

/**
 * The fields of a request: server, user, parameters and body, with their problems.
 * @param props.revision a new one resets the editor of the body
 */
export function RequestForm({
  description,
  draft,
  revision,
  token,
  roleUser,
  onChange,
  onReplace,
  onToken,
}: {
  description: RequestDescription;
  draft: RequestDraft;
  revision: number;
  token: string;
  roleUser: string | undefined;
  onChange: (draft: RequestDraft) => void;
  onReplace: (draft: RequestDraft) => void;
  onToken: (token: string) => void;
}) {
  const checkBody = useMemo(() => createBodyChecker(description), [description]);
  const parameterProblems = useMemo(
    () => checkParameters(description, draft),
    [description, draft],
  );
  const bodyProblems = useMemo(() => checkBody(draft.body), [checkBody, draft.body]);
  return (
    <section aria-label="Request form" className="request-column">
      <RequestSettings
        description={description}
        draft={draft}
        token={token}
        roleUser={roleUser}
        onChange={onChange}
        onReplace={onReplace}
        onToken={onToken}
      />
      {draft.user === ownToken && token === '' && (
        <p className="request-help">
          Enter a token. Without one, the request is sent without authentication.
        </p>
      )}
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
        onChange={(body) => onChange({ ...draft, body })}
      />
    </section>
  );
}
