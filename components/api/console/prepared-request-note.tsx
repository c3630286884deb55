import type { PreparedRequest } from '@/lib/calls/console/prepared-request';
import { elementsTexts } from '../stoplight/elements-internals';

/** States which request the console was opened with, above the form. */
export function PreparedRequestNote({ request }: { request: PreparedRequest }) {
  return (
    <p className="response-pane-note">
      <strong>{request.title}.</strong> {request.text} Select{' '}
      <strong>{elementsTexts.sendButton}</strong>.
    </p>
  );
}
