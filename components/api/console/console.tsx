import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { RuleCards } from '@/components/api/reference/rule-cards';
import { VisibleTo } from '@/components/api/reference/visible-to';
import { SandboxBar } from '@/components/sandbox/sandbox-bar';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { findActorId, findActorToken, ownTokenId } from '@/lib/calls/console/actor';
import { sandboxServerName } from '@/lib/calls/console/console-page';
import type { ConsoleRoute } from '@/lib/calls/console/console-route';
import type { PreparedRequest } from '@/lib/calls/console/prepared-request';
import { isRecord } from '@/lib/kit/json/is-record';
import { hasSandbox } from '@/lib/site/browser-settings';
import { operationPath } from '@/lib/site/page-paths';
import {
  type ElementsState,
  ElementsView,
  type FormSlots,
  type RenderExtensions,
} from '../stoplight/elements-api';
import { elementsTexts } from '../stoplight/elements-internals';
import { fillRequestForm } from '../stoplight/fill-request-form';
import { useElementsSetup } from '../stoplight/use-elements-setup';
import { ActingAs } from './acting-as';
import { findPreparedActorId, readPreparedRequest } from './read-prepared-request';
import { ResponsePane } from './response-pane';
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

/** States that the code of Elements, which is below, has the address of the sandbox. */
function SandboxCodeNote({ operationId }: { operationId: string }) {
  return (
    <p className="response-pane-note">
      The code below calls the sandbox, which works in this browser only. In a terminal, use the
      code of <SiteLink href={operationPath(operationId)}>the operation’s page</SiteLink>, or select
      another server.
    </p>
  );
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
  const isSetUp = useElementsSetup();
  const api = useConsoleApi(onFailed);
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

  const preparedRequest = usePreparedRequest(isMounted);
  const session = useConsoleSession(
    description,
    preparedRequest && findPreparedActorId(preparedRequest),
  );
  const [call, forgetCall] = useLastCall(api, operationId, session.getToken);

  const { hash, isRendered = false, server } = elements ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when Elements has changed the hash
  useEffect(onHash, [hash]);
  useEffect(() => {
    if (isRendered) onShown();
  }, [isRendered, onShown]);

  const isSandbox = hasSandbox && (server === undefined || server === sandboxServerName);
  return (
    <>
      {createPortal(
        <>
          {hasSandbox && <SandboxBar />}
          {operationId !== undefined && (
            <ActingAs
              session={session}
              credential={description?.credential}
              isSandbox={isSandbox}
              isPending={isLoading}
            />
          )}
        </>,
        containers.controls,
      )}
      {isMounted &&
        createPortal(
          <ElementsView
            className="console-elements"
            document={api.document}
            slots={slots}
            onState={setElements}
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
        operationId !== undefined &&
        createPortal(<SandboxCodeNote operationId={operationId} />, slots.response)}
    </>
  );
}
