import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Appointment, StoredFile } from '../sandbox-data';
import { toTimestamp } from '../timestamps';

type Photo = Schemas['Photo'];

/** Default type of an extra charge (specification: data-reference.txt, section 3). */
const defaultChargeType = 'DOCTOR_CLINIC';

/** Returns the number of bytes that a Base64 string encodes. It can have a `data:` URL prefix. */
function getByteSize(base64: string): number {
  const content = base64.slice(base64.indexOf(',') + 1).replace(/[=\s]+/g, '');
  return Math.floor((content.length * 3) / 4);
}

/** The signature of a PDF, `%PDF`, is `JVBER` in Base64. */
const isPdf = (base64: string) => /^(data:application\/pdf|JVBER)/.test(base64);

/**
 * Extracts the attachments of a request. An attachment with `base64Data` becomes a file that `/file/{name}` serves:
 * the sandbox stores its name and size, and serves a fixed image or page instead of the content. Without
 * `base64Data`, the file of the previous attachment with the same id is used. `path` and `fileSize` are ignored in
 * requests, because they only belong in responses.
 * @param previous the attachments before the request
 */
export function extractPhotos(
  { store, clock }: Sandbox,
  photos: Photo[],
  previous: Photo[],
): { photos: Photo[]; files: StoredFile[] } {
  const files: StoredFile[] = [];
  const stored = photos.map(({ base64Data, path: _path, fileSize: _fileSize, ...sent }): Photo => {
    if (!base64Data) {
      const previousPhoto = previous.find(({ id }) => id !== undefined && id === sent.id);
      return { ...previousPhoto, ...sent };
    }
    const id = store.nextId();
    const type = isPdf(base64Data) ? 'application/pdf' : 'image/png';
    const path = `photo-${id}.${type === 'application/pdf' ? 'pdf' : 'png'}`;
    files.push({ id: path, kind: 'file', type });
    return {
      ...sent,
      id,
      path,
      fileSize: getByteSize(base64Data),
      timestampUploaded: toTimestamp(clock.now()),
    };
  });
  return { photos: stored, files };
}

/** Extracts the photos of an appointment and of its extra charges, if the request sends any. */
export function extractAttachments(
  sandbox: Sandbox,
  { photos, extras }: Schemas['AppointmentRequest'],
  previous?: Appointment,
): { fields: Partial<Appointment>; files: StoredFile[] } {
  const previousExtraPhotos = previous?.extras?.flatMap((extra) => extra.photos ?? []) ?? [];
  const storedPhotos = photos && extractPhotos(sandbox, photos, previous?.photos ?? []);
  const charges = extras?.map((extra) => ({
    extra,
    stored: extra.photos && extractPhotos(sandbox, extra.photos, previousExtraPhotos),
  }));
  return {
    fields: {
      ...(storedPhotos && { photos: storedPhotos.photos }),
      ...(charges && {
        extras: charges.map(({ extra, stored }) => ({
          type: defaultChargeType,
          ...extra,
          ...(stored && { photos: stored.photos }),
        })),
      }),
    },
    files: [
      ...(storedPhotos?.files ?? []),
      ...(charges?.flatMap(({ stored }) => stored?.files ?? []) ?? []),
    ],
  };
}
