import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { PageAnswer, PublicReader } from '@/data/publicPage/readPublicPage';
import { paths } from '@/paths';
import { lazyPart } from '@/ui/behaviour/lazyPart';
import { Button, LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { Note } from '@/ui/notes/Note';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { Booking } from './Booking';
import styles from './BookPage.module.css';
import { HowToAsk } from './HowToAsk';
import { groupsOf, ServicePrices } from './ServiceChoice';
import { usePublicPage } from './usePublicPage';
import { WorkshopHead } from './WorkshopHead';

/** The secret after # in the address of a request's page. */
const secretShape = /^#([0-9a-f]{32})$/;

const RequestPage = lazyPart(() => import('./RequestPage').then((file) => file.RequestPage));

/** The public page of a workshop: its services with prices, its free times, and how to ask for one. */
export function BookPage({ reader }: { reader: PublicReader }) {
  const { slug = '' } = useParams();
  return <PageOf key={slug} reader={reader} slug={slug} />;
}

function PageOf({ reader, slug }: { reader: PublicReader; slug: string }) {
  const [, secret] = secretShape.exec(useLocation().hash) ?? [];
  const { answer, ...reading } = usePublicPage(reader, slug);
  if (!answer) return <PageSkeleton />;
  if (answer.kind === 'missing') return <NoPage />;
  if (answer.kind === 'failed') return <NotRead {...reading} />;
  const { page } = answer;
  return (
    <>
      <WorkshopHead page={page} />
      <div className={styles.page}>
        {secret !== undefined && (
          <Suspense fallback={<PageSkeleton />}>
            <RequestPage
              key={secret}
              reader={reader}
              workshopId={answer.workshopId}
              page={page}
              secret={secret}
            />
          </Suspense>
        )}
        {secret === undefined && <Choices reader={reader} answer={answer} {...reading} />}
      </div>
    </>
  );
}

/** Everything that is chosen from, or prices alone where no times are shown. */
function Choices({
  reader,
  answer,
  ...reading
}: {
  reader: PublicReader;
  answer: Extract<PageAnswer, { kind: 'page' }>;
} & Omit<ReturnType<typeof usePublicPage>, 'answer' | 'isReading'>) {
  const { page } = answer;
  const groups = groupsOf(page);
  return (
    <>
      {groups.length === 0 && (
        <p>
          Verkstaden visar inga tjänster här än. <HowToAsk page={page} />
        </p>
      )}
      {groups.length > 0 && !page.isOpen && (
        <>
          <Note>
            <p>
              Just nu visas inga lediga tider. <HowToAsk page={page} />
            </p>
          </Note>
          <ServicePrices groups={groups} />
        </>
      )}
      {groups.length > 0 && page.isOpen && (
        <Booking reader={reader} found={answer} groups={groups} {...reading} />
      )}
    </>
  );
}

function NoPage() {
  return (
    <MessagePage
      title="Det finns ingen sida med den adressen"
      actions={
        <LinkButton kind="work" to={paths.home}>
          Till startsidan
        </LinkButton>
      }
    >
      <p>
        Adressen kan vara felskriven, eller så har verkstaden bytt den. Be verkstaden om den rätta
        adressen, eller ring och boka.
      </p>
    </MessagePage>
  );
}

function NotRead({ isReading, again }: { isReading: boolean; again: () => void }) {
  return (
    <MessagePage
      title="Sidan kunde inte hämtas"
      actions={
        <Button kind="work" onClick={() => !isReading && again()} aria-disabled={isReading}>
          {isReading ? 'Hämtar …' : 'Försök igen'}
        </Button>
      }
    >
      <p role="status">
        {isReading
          ? 'Hämtar sidan …'
          : 'Kontrollera uppkopplingen och försök igen. Hjälper inte det, ring verkstaden.'}
      </p>
    </MessagePage>
  );
}
