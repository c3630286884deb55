import { createPdf } from '../files/create-pdf';
import { createPng } from '../files/create-png';
import type { OperationCall, OperationHandler, OperationHandlers } from '../operation-handler';
import { accepts } from '../rules/accept-header';
import type { StoredFile } from '../sandbox-data';
import { bytes, refuse } from '../sandbox-response';

type Ids = 'downloadFile' | 'downloadAsset';

/** What was drawn of a file. Records are never changed in place, so a drawing is right as long as its record is. */
const drawn = new WeakMap<StoredFile, Uint8Array>();

function draw(file: StoredFile): Uint8Array {
  const known = drawn.get(file);
  if (known) return known;
  const content = file.type === 'application/pdf' ? createPdf(file.lines) : createPng(file.colour);
  drawn.set(file, content);
  return content;
}

const addresses: Record<StoredFile['kind'], string> = { file: 'GET /file', asset: 'GET /asset' };

function refuseMissing(kind: StoredFile['kind'], name: string, other?: StoredFile): never {
  refuse('SANDBOX_NOT_FOUND', `There is no ${kind} ${name}.`, {
    field: 'name',
    reason: `The scenario has no ${kind} with this name.`,
    found: name,
    ...(other && { help: `It is there under ${addresses[other.kind]}/${other.id}.` }),
  });
}

/**
 * Serves a file of one kind: «binary download, Accept image or pdf, no token» (specification, section 7). Where the
 * caller does not accept its type, the call is refused (the sandbox's reading).
 */
function download(
  kind: StoredFile['kind'],
  { store, path, accept }: OperationCall<'downloadFile' | 'downloadAsset'>,
) {
  const file = store.get('files', path.name);
  if (file?.kind !== kind) refuseMissing(kind, path.name, file);
  if (!accepts(accept, file.type)) {
    refuse('SANDBOX_NOT_ACCEPTABLE', `The ${kind} ${file.id} is of another type.`, {
      field: 'Accept',
      reason: `It is ${file.type}, which the Accept header of the call leaves out.`,
      found: accept,
      help: `Send Accept: ${file.type}.`,
    });
  }
  return bytes(draw(file), file.type);
}

const downloadFile: OperationHandler<'downloadFile'> = (call) => download('file', call);
const downloadAsset: OperationHandler<'downloadAsset'> = (call) => download('asset', call);

export const filesOperations: OperationHandlers<Ids> = { downloadFile, downloadAsset };
