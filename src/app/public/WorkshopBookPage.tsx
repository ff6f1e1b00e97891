import { publicReader } from '@/data/publicPage/readPublicPage';
import { env } from '@/env';
import { BookPage } from '@/features/booking/BookPage';

// A build without its configuration shows MissingConfigurationPage and never gets here.
const reader = env.kind === 'ready' ? publicReader(env) : null;

/** A workshop's own page, read from this build's project. */
export function WorkshopBookPage() {
  return reader && <BookPage reader={reader} />;
}
