import { useCopy } from '@/components/ui/response/use-copy';
import { sampleUrl } from '@/lib/calls/console/console-urls';
import { storeSample } from '@/lib/calls/console/stored-sample';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import type { RequestDraft } from '@/lib/calls/request/request-draft';
import { draftUrl } from '@/lib/calls/request/shared-draft';
import { parseExactJson } from '@/lib/kit/json/exact-json';
import { assetUrl } from '@/lib/site/base-url';

/** Stores the request for the console, which sends it with its form. */
function storeForConsole(
  description: RequestDescription,
  draft: RequestDraft,
  token: string | undefined,
): void {
  storeSample({
    title: 'Your request',
    text: 'From the page of the operation.',
    token: token ?? null,
    operationId: description.id,
    fields: Object.fromEntries(
      Object.entries(draft.parameters).map(([key, value]) => [
        key.slice(key.indexOf('.') + 1),
        value,
      ]),
    ),
    // A body that is not JSON stays here; the console gets the fields.
    ...(parseExactJson(draft.body) && { body: draft.body }),
  });
}

/**
 * The links that reproduce the request elsewhere.
 * @param props.token the token that the request is sent with
 */
export function RequestFooter({
  description,
  draft,
  token,
}: {
  description: RequestDescription;
  draft: RequestDraft;
  token: string | undefined;
}) {
  const [copy, copyStatus] = useCopy();
  const url = draftUrl(draft);
  return (
    <footer className="request-footer">
      {url !== undefined && (
        <button
          type="button"
          className="text-button"
          onClick={() => copy(new URL(url, window.location.href).href)}
        >
          Copy a link to this request
        </button>
      )}
      <a
        href={assetUrl(sampleUrl(description.id))}
        onClick={() => storeForConsole(description, draft, token)}
      >
        Open in the console
      </a>
      <span role="status">{copyStatus}</span>
    </footer>
  );
}
