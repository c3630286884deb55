import files from '../../../.generated/sandbox/files.json';
import { decodeBase64 } from '../../kit/text/base64';
import { reject } from '../api-error';
import type { OperationCall, OperationHandler, OperationHandlers } from '../operation-handler';
import { accepts } from '../rules/accept-header';
import type { StoredFile } from '../sandbox-data';
import { bytes } from '../sandbox-response';

type Ids = 'downloadFile' | 'downloadAsset';

/** The content of all files of a type: lib/sandbox/files has one of each. */
const content: Record<StoredFile['type'], () => Uint8Array> = {
  'application/pdf': () => decodeBase64(files.document),
  'image/png': () => decodeBase64(files.image),
};

const endpoints: Record<StoredFile['kind'], string> = { file: 'GET /file', asset: 'GET /asset' };

function refuseMissing(kind: StoredFile['kind'], name: string, other?: StoredFile): never {
  reject('SANDBOX_NOT_FOUND', `There is no ${kind} ${name}.`, {
    field: 'name',
    reason: `The scenario has no ${kind} with this name.`,
    found: name,
    ...(other && { help: `It is available at ${endpoints[other.kind]}/${other.id}.` }),
  });
}

/**
 * Returns a file of one kind (specification: portal.txt, section 7). If the `Accept` header excludes its media type,
 * the request is refused (sandbox interpretation).
 * @throws {ApiError} if there is no such file, or the caller does not accept its type
 */
function download(
  kind: StoredFile['kind'],
  { store, path, accept }: OperationCall<'downloadFile' | 'downloadAsset'>,
) {
  const file = store.get('files', path.name);
  if (file?.kind !== kind) refuseMissing(kind, path.name, file);
  if (!accepts(accept, file.type)) {
    reject('SANDBOX_NOT_ACCEPTABLE', `The ${kind} ${file.id} has another type.`, {
      field: 'Accept',
      reason: `It is ${file.type}, which the Accept header of the call does not allow.`,
      found: accept,
      help: `Send Accept: ${file.type}.`,
    });
  }
  return bytes(content[file.type](), file.type);
}

const downloadFile: OperationHandler<'downloadFile'> = (call) => download('file', call);
const downloadAsset: OperationHandler<'downloadAsset'> = (call) => download('asset', call);

export const filesOperations: OperationHandlers<Ids> = { downloadFile, downloadAsset };
