import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Appointment, StoredFile } from '../sandbox-data';
import { toTimestamp } from '../timestamps';

type Photo = Schemas['Photo'];

/** «Extra charge type: DOCTOR_CLINIC (default)» (specification, section 3). */
const defaultChargeType = 'DOCTOR_CLINIC';

/** Characters of a name that stand in the file that the sandbox makes of a photo. */
const longestName = 60;

/** The bytes that a Base64 text stands for; a `data:` address may go before it. */
function sizeOf(base64: string): number {
  const content = base64.slice(base64.indexOf(',') + 1).replace(/[=\s]+/g, '');
  return Math.floor((content.length * 3) / 4);
}

/** A PDF begins with `%PDF`, which Base64 writes as `JVBER`. */
const isPdf = (base64: string) => /^(data:application\/pdf|JVBER)/.test(base64);

/**
 * Takes the attachments that a request sends. One with `base64Data` becomes a file that `/file/{name}` serves: the
 * sandbox keeps its name and size and draws a picture or a page of its own in its place. One without it keeps its
 * file where `former` has it by its id. `path` and `fileSize` are in answers only: what a request says of them does
 * not count.
 * @param former the attachments that there were before
 * @param subject what the attachments belong to, in words
 */
export function extractPhotos(
  { store, clock }: Sandbox,
  photos: Photo[],
  former: Photo[],
  subject: string,
): { photos: Photo[]; files: StoredFile[] } {
  const files: StoredFile[] = [];
  const taken = photos.map(({ base64Data, path: _path, fileSize: _fileSize, ...sent }): Photo => {
    if (!base64Data) {
      const known = former.find(({ id }) => id !== undefined && id === sent.id);
      return { ...known, ...sent };
    }
    const id = store.nextId();
    const type = isPdf(base64Data) ? 'application/pdf' : 'image/png';
    const path = `photo-${id}.${type === 'application/pdf' ? 'pdf' : 'png'}`;
    const name = (sent.name ?? 'Attachment').slice(0, longestName);
    files.push({ id: path, kind: 'file', type, lines: [name, subject, 'Sent to the sandbox'] });
    return {
      ...sent,
      id,
      path,
      fileSize: sizeOf(base64Data),
      timestampUploaded: toTimestamp(clock.now()),
    };
  });
  return { photos: taken, files };
}

/** Photos of the appointment and of its extra charges, where the request sends them. */
export function extractAttachments(
  sandbox: Sandbox,
  { photos, extras }: Schemas['AppointmentRequest'],
  former?: Appointment,
): { fields: Partial<Appointment>; files: StoredFile[] } {
  const subject = former ? `Appointment ${former.id}` : 'A new appointment';
  const formerOfExtras = former?.extras?.flatMap((extra) => extra.photos ?? []) ?? [];
  const own = photos && extractPhotos(sandbox, photos, former?.photos ?? [], subject);
  const charges = extras?.map((extra) => ({
    extra,
    taken: extra.photos && extractPhotos(sandbox, extra.photos, formerOfExtras, subject),
  }));
  return {
    fields: {
      ...(own && { photos: own.photos }),
      ...(charges && {
        extras: charges.map(({ extra, taken }) => ({
          type: defaultChargeType,
          ...extra,
          ...(taken && { photos: taken.photos }),
        })),
      }),
    },
    files: [...(own?.files ?? []), ...(charges?.flatMap(({ taken }) => taken?.files ?? []) ?? [])],
  };
}
