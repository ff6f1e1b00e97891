import { useContext, useState } from 'react';
import { publicReader } from '@/data/publicPage/readPublicPage';
import { readWrittenPage } from '@/data/publicPage/writtenPage';
import { env } from '@/env';
import { BookPage } from '@/features/booking/BookPage';
import { WrittenPageContext } from './WrittenPageContext';

// A build without its configuration shows MissingConfigurationPage and never gets here.
const reader = env.kind === 'ready' ? publicReader(env) : null;

/** A workshop's own page, read from this build's project. */
export function WorkshopBookPage() {
  const given = useContext(WrittenPageContext);
  const [written] = useState(() => given ?? readWrittenPage());
  return reader && <BookPage reader={reader} written={written} />;
}
