import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { RuleCards } from '@/components/api/reference/rule-cards';
import { VisibleTo } from '@/components/api/reference/visible-to';
import { SandboxBar } from '@/components/sandbox/sandbox-bar';
import { Icon } from '@/components/ui/icon/icon';
import { findActorId, findActorToken, ownTokenId } from '@/lib/calls/console/actor';
import type { ConsoleRoute } from '@/lib/calls/console/console-route';
import type { PreparedRequest } from '@/lib/calls/console/prepared-request';
import { revealCopiedToken } from '@/lib/calls/request/browser/own-access';
import { isRecord } from '@/lib/kit/json/is-record';
import {
  type ElementsState,
  ElementsView,
  type FormSlots,
  type RenderExtensions,
} from '../stoplight/elements-api';
import { elementsTexts } from '../stoplight/elements-internals';
import { fillRequestForm } from '../stoplight/fill-request-form';
import { type SampleAccess, setSampleAccess } from '../stoplight/request-sample';
import { useElementsSetup } from '../stoplight/use-elements-setup';
import { ActingAs, nameActor } from './acting-as';
import type { ConsoleApi } from './parse-console-api';
import { findPreparedActorId, readPreparedRequest } from './read-prepared-request';
import { ResponsePane } from './response-pane';
import { LiveNote, ServerSelect, useConsoleServer } from './server-select';
import { useConsoleApi } from './use-console-api';
import { useConsoleSession } from './use-console-session';
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

/**
 * Returns the description for Elements: with the selected server only, so that Elements calls it and has no menu of its own.
 * Another one has Elements create the sample again, in which the token is hidden and copied.
 */
function useElementsDocument(
  api: ConsoleApi | undefined,
  { server, sampleServer, token }: SampleAccess,
) {
  const hasToken = token !== '';
  useLayoutEffect(
    () => setSampleAccess({ server, sampleServer, token }),
    [server, sampleServer, token],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sample changes with the token
  return useMemo(() => {
    const sources = api?.choices.filter(({ url }) => url === server).map(({ source }) => source);
    return { ...api?.document, servers: sources ?? [] };
  }, [api, server, hasToken]);
}

/** Has what the reader copies complete, while the console is open. */
function useCompleteCopies(): void {
  useEffect(() => {
    // Elements copies from an element that keeps the event to itself.
    document.addEventListener('copy', revealCopiedToken, true);
    return () => document.removeEventListener('copy', revealCopiedToken, true);
  }, []);
}

/** The elements of the shell that the console renders into. */
export type ConsoleContainers = {
  /** In the bar. */
  controls: HTMLElement;
  /** Beside the list of operations. */
  detail: HTMLElement;
};

function createSlot(name: keyof FormSlots): HTMLElement {
  const slot = document.createElement('div');
  slot.dataset.consoleSlot = name;
  return slot;
}

/**
 * Stoplight Elements with what it lacks: the state of the sandbox, as whom requests are sent, and the response with its
 * headers and its body as a file.
 * @param props.route what the URL asks for
 * @param props.onHash called when Elements has changed the hash of the URL
 * @param props.onShown called when what the URL asks for is displayed
 * @param props.onFailed called if the API's description cannot be loaded
 */
export function Console({
  route,
  containers,
  onHash,
  onShown,
  onFailed,
}: {
  route: ConsoleRoute;
  containers: ConsoleContainers;
  onHash: () => void;
  onShown: () => void;
  onFailed: () => void;
}) {
  const settingsId = useId();
  const isSetUp = useElementsSetup();
  const api = useConsoleApi(onFailed);
  const operationId = route.kind === 'operation' ? route.id : undefined;
  const { description, isLoading } = useRequestDescription(operationId);
  const [slots] = useState<FormSlots>(() => ({
    note: createSlot('note'),
    response: createSlot('response'),
    sample: createSlot('sample'),
  }));
  const [elements, setElements] = useState<ElementsState>();
  // Elements takes a second to render, so it stays when the reader returns to the list.
  const [isOpened, setIsOpened] = useState(false);
  if (route.kind !== 'list' && !isOpened) setIsOpened(true);
  const isMounted = isSetUp && api !== undefined && isOpened;

  const preparedRequest = usePreparedRequest(isMounted);
  const { server, isSandbox } = useConsoleServer(api);
  const session = useConsoleSession(
    description,
    preparedRequest && findPreparedActorId(preparedRequest),
  );
  const [call, forgetCall] = useLastCall(api, operationId, session.getToken);

  // The sandbox is only in this browser, so the sample calls the next server.
  const sampleServer = isSandbox ? api?.choices[1] : server;
  const elementsDocument = useElementsDocument(api, {
    server: server?.url ?? '',
    sampleServer: sampleServer?.url ?? server?.url ?? '',
    token: session.actorId === ownTokenId && !isSandbox ? session.ownToken : '',
  });
  useCompleteCopies();

  const { hash, isRendered = false } = elements ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when Elements has changed the hash
  useEffect(onHash, [hash]);
  useEffect(() => {
    if (isRendered) onShown();
  }, [isRendered, onShown]);

  return (
    <>
      {createPortal(
        <>
          {/* On phones, the settings are a popover, so that the form begins at the top of the screen. */}
          {operationId !== undefined && server && (
            <button
              type="button"
              className="console-settings-button"
              data-live={server.isLive}
              aria-label={`Settings: ${server.label}, ${nameActor(session.actorId)}`}
              popoverTarget={settingsId}
            >
              <span>
                {server.label}, {nameActor(session.actorId)}
              </span>
              <Icon icon={ChevronDown} size={16} />
            </button>
          )}
          <div id={settingsId} popover="auto" className="console-settings">
            {operationId !== undefined && api && server && (
              <ServerSelect api={api} server={server} />
            )}
            {isSandbox && <SandboxBar />}
            {operationId !== undefined && (
              <ActingAs
                session={session}
                credential={description?.credential}
                isSandbox={isSandbox}
                isLive={server?.isLive === true}
                isPending={isLoading}
              />
            )}
          </div>
        </>,
        containers.controls,
      )}
      {isMounted &&
        createPortal(
          <>
            {operationId !== undefined && server?.isLive && <LiveNote />}
            <ElementsView
              className="console-elements"
              document={elementsDocument}
              slots={slots}
              onState={setElements}
              renderExtensions={renderExtensions}
            />
          </>,
          containers.detail,
        )}
      {preparedRequest &&
        createPortal(<PreparedRequestNote request={preparedRequest} />, slots.note)}
      {createPortal(
        <ResponsePane
          call={call}
          description={description}
          token={findActorToken(session.actorId, isSandbox)}
          onUseToken={(token) => {
            const id = findActorId(token);
            if (id === ownTokenId) session.setOwnToken(token);
            session.actAs(id);
          }}
          onDismiss={forgetCall}
        />,
        slots.response,
      )}
      {isSandbox &&
        sampleServer &&
        createPortal(
          <p className="response-pane-note">
            The sandbox works in this browser only. This code calls the server {sampleServer.label}.
          </p>,
          slots.sample,
        )}
    </>
  );
}
