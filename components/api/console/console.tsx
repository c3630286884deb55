import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RuleCards } from '@/components/api/reference/rule-cards';
import { VisibleTo } from '@/components/api/reference/visible-to';
import { SandboxBar } from '@/components/sandbox/sandbox-bar';
import { nobody } from '@/lib/api/users/nobody';
import { findActorToken, ownTokenId } from '@/lib/calls/console/actor';
import type { ConsoleCall } from '@/lib/calls/console/console-call';
import type { ConsoleRoute } from '@/lib/calls/console/console-route';
import type { PreparedRequest } from '@/lib/calls/console/prepared-request';
import { findSandboxUser } from '@/lib/calls/console/sandbox-user';
import { findFix } from '@/lib/calls/request/find-fix';
import { readSentDraft } from '@/lib/calls/request/read-sent-draft';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { ownToken, type RequestDraft, sandboxServer } from '@/lib/calls/request/request-draft';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { isRecord } from '@/lib/kit/json/is-record';
import { getSandboxClient } from '@/lib/sandbox/browser/sandbox-client';
import { apiRoot } from '@/lib/sandbox/sandbox-protocol';
import { type ElementsState, ElementsView, type RenderExtensions } from '../stoplight/elements-api';
import { elementsTexts } from '../stoplight/elements-internals';
import { fillRequestForm } from '../stoplight/fill-request-form';
import type { FormSlots } from '../stoplight/form-slots';
import { useElementsSetup } from '../stoplight/use-elements-setup';
import { ActingAs } from './acting-as';
import { consolePopoverName } from './close-popovers';
import { findPreparedActorId, readPreparedRequest } from './read-prepared-request';
import { ResponsePane } from './response-pane';
import { SessionNotice } from './session-notice';
import { useConsoleApi } from './use-console-api';
import { type ConsoleSession, useConsoleSession } from './use-console-session';
import { useFormActions } from './use-form-actions';
import { useLastCall } from './use-last-call';
import { useRequestDescription } from './use-request-description';

/** A rule as console-document.ts writes it: its HTML is the build's own. */
const isRule = (value: unknown): value is { title: string; html: string } =>
  isRecord(value) && typeof value.title === 'string' && typeof value.html === 'string';

const listItems = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Renders the document's own extensions: the rules as cards, and who can see a field or call an operation. */
const renderExtensions: RenderExtensions = ({ vendorExtensions }): ReactNode => {
  const { 'x-rules': rules, 'x-visible-to': viewers } = vendorExtensions;
  const cards = listItems(rules).filter(isRule);
  const names = listItems(viewers).filter((name) => typeof name === 'string');
  if (cards.length === 0 && names.length === 0) return null;
  return (
    <div>
      <VisibleTo viewers={names} />
      <RuleCards rules={cards} />
    </div>
  );
};

/**
 * Fills the request that the page was opened with into the form.
 * @param isReady whether Elements is mounted
 * @returns the request, until the reader goes to another operation
 */
function usePreparedRequest(isReady: boolean): PreparedRequest | undefined {
  const [request, setRequest] = useState(readPreparedRequest);
  useEffect(() => {
    if (!isReady || !request) return undefined;
    return fillRequestForm(request, () => setRequest(undefined));
  }, [isReady, request]);
  return request;
}

/** States which request the console was opened with, above the form. */
function PreparedRequestNote({ request }: { request: PreparedRequest }) {
  return (
    <p className="response-pane-note">
      <strong>{request.title}.</strong> {request.text} Select{' '}
      <strong>{elementsTexts.sendButton}</strong>.
    </p>
  );
}

/** The elements of the shell that the console renders into. */
export type ConsoleContainers = {
  /** In the bar. */
  controls: HTMLElement;
  /** Between the bar and the list of operations. */
  notices: HTMLElement;
  /** Beside the list of operations. */
  detail: HTMLElement;
};

export type ConsoleStatus = {
  /** Whether what the URL asks for is displayed. */
  isShown: boolean;
  /** Whether the displayed operation has a form. */
  hasForm: boolean;
  hasFailed: boolean;
};

function createSlot(name: keyof FormSlots): HTMLElement {
  const slot = document.createElement('div');
  slot.dataset.consoleSlot = name;
  return slot;
}

/** A request to the sandbox as a draft, which can be compared with the examples. */
function toDraft(call: ConsoleCall, description: RequestDescription): RequestDraft | undefined {
  if (!call.isSandbox) return undefined;
  const { url, requestBody: body, token } = call;
  const user = description.users.find((candidate) => candidate.token === token)?.id;
  return readSentDraft(description, { url, body }, getSandboxClient().address + apiRoot, {
    server: sandboxServer,
    user: user ?? (token === undefined ? nobody : ownToken),
  });
}

/**
 * Stoplight Elements with what it lacks: the state of the sandbox, as whom requests are sent, and the response with its
 * headers, its body as a file, and what can be done about a refusal.
 * @param props.route what the URL asks for
 * @param props.onHash called when Elements has changed the hash of the URL
 * @param props.retryCount loads the API's description again when it changes
 */
export function Console({
  route,
  containers,
  retryCount,
  onHash,
  onStatus,
}: {
  route: ConsoleRoute;
  containers: ConsoleContainers;
  retryCount: number;
  onHash: () => void;
  onStatus: (status: ConsoleStatus) => void;
}) {
  const isSetUp = useElementsSetup();
  const loaded = useConsoleApi(retryCount);
  const api = loaded.status === 'ready' ? loaded.api : undefined;
  const operationId = route.kind === 'operation' ? route.id : undefined;
  const { description, isLoading } = useRequestDescription(operationId);
  const [slots] = useState<FormSlots>(() => ({
    note: createSlot('note'),
    response: createSlot('response'),
  }));
  const [elements, setElements] = useState<ElementsState>();
  // Elements takes a second to render, so it stays when the reader returns to the list.
  const [isOpened, setIsOpened] = useState(false);
  if (route.kind !== 'list' && !isOpened) setIsOpened(true);
  const isMounted = isSetUp && api !== undefined && isOpened;

  const currentSession = useRef<ConsoleSession>(undefined);
  const [call, setCall] = useLastCall(api, operationId, currentSession);
  const preparedRequest = usePreparedRequest(isMounted);
  const session = useConsoleSession(
    call,
    description,
    preparedRequest && findPreparedActorId(preparedRequest),
  );
  currentSession.current = session;
  const { applyFix, openCall } = useFormActions(description, session);

  const hash = elements?.hash;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when Elements has changed the hash
  useEffect(onHash, [hash]);
  const hasFailed = loaded.status === 'failed';
  const isShown = elements?.isRendered === true && !hasFailed;
  const hasForm = isShown && elements.server !== undefined;
  useEffect(
    () => onStatus({ isShown, hasForm, hasFailed }),
    [isShown, hasForm, hasFailed, onStatus],
  );
  const changeElements = useCallback((state: ElementsState) => setElements(state), []);

  const isSandbox = elements?.server === undefined || elements.server === api?.sandboxName;
  const draft = call && description && toDraft(call, description);
  const fix =
    call?.state === 'completed' && description && draft
      ? findFix(description, draft, call.response)
      : undefined;
  return (
    <>
      {createPortal(
        <>
          <SandboxBar name={consolePopoverName} />
          {(hasForm || !isShown) && (
            <ActingAs session={session} isSandbox={isSandbox} isPending={isLoading} />
          )}
        </>,
        containers.controls,
      )}
      {createPortal(<SessionNotice session={session} />, containers.notices)}
      {isMounted &&
        createPortal(
          <ElementsView
            className="console-elements"
            document={api.document}
            slots={slots}
            onState={changeElements}
            renderExtensions={renderExtensions}
          />,
          containers.detail,
        )}
      {preparedRequest &&
        createPortal(<PreparedRequestNote request={preparedRequest} />, slots.note)}
      {createPortal(
        <ResponsePane
          call={call}
          description={description}
          fix={fix}
          token={findActorToken(session.actor, isSandbox)}
          onFix={(next) => {
            if (!call || !draft) return;
            applyFix(next, draft).catch((error: unknown) =>
              setCall({ ...call, state: 'failed', reason: describeError(error) }),
            );
          }}
          onUseToken={(token) => {
            const user = findSandboxUser(token);
            if (!user) session.setOwnToken(token);
            void session.actAs(user?.token ?? ownTokenId);
          }}
          onNextCall={openCall}
          onDismiss={() => setCall(undefined)}
        />,
        slots.response,
      )}
    </>
  );
}
