import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { PageAnswer, PublicReader } from '@/data/publicPage/readPublicPage';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import type { WrittenPage } from '@/data/publicPage/writtenPage';
import { paths } from '@/paths';
import { lazyPart } from '@/ui/behaviour/lazyPart';
import { useHydrated } from '@/ui/behaviour/useHydrated';
import { Button, LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { Note } from '@/ui/notes/Note';
import { PageHeading } from '@/ui/notes/PageHeading';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { Booking } from './Booking';
import styles from './BookPage.module.css';
import { HowToAsk } from './HowToAsk';
import { InLanguage } from './InLanguage';
import { LanguageButton } from './LanguageButton';
import { groupsOf, ServicePrices } from '@/components/publicPage/ServiceChoice';
import { Unscripted } from './Unscripted';
import { usePublicPage } from './usePublicPage';
import { WorkshopHead } from '@/components/publicPage/WorkshopHead';

/** The secrets after # in the address of the page of a request, or of a visit of two. */
const secretShape = /^#([0-9a-f]{32})(?:\.([0-9a-f]{32}))?$/;

const RequestPage = lazyPart(() => import('./RequestPage').then((file) => file.RequestPage));

/**
 * The public page of a workshop: its services with prices, its free times, and how to ask for one. It begins as it is `written` in
 * its file, if it has one.
 */
export function BookPage({
  reader,
  written,
}: {
  reader: PublicReader;
  written: WrittenPage | null;
}) {
  const { slug = '' } = useParams();
  const own = written?.slug === slug ? written : null;
  return <PageOf key={slug} reader={reader} slug={slug} written={own} />;
}

function PageOf({
  reader,
  slug,
  written,
}: {
  reader: PublicReader;
  slug: string;
  written: WrittenPage | null;
}) {
  const { answer, ...reading } = usePublicPage(reader, slug, written);
  if (!answer) return <PageSkeleton />;
  return (
    <InLanguage>
      {answer.kind === 'missing' && <NoPage />}
      {answer.kind === 'failed' && <NotRead {...reading} />}
      {answer.kind === 'page' && (
        <Found reader={reader} answer={answer} written={written} {...reading} />
      )}
    </InLanguage>
  );
}

interface FoundProps extends Omit<ReturnType<typeof usePublicPage>, 'answer' | 'isReading'> {
  reader: PublicReader;
  answer: Extract<PageAnswer, { kind: 'page' }>;
  written: WrittenPage | null;
}

/** The page of a workshop, or of the request whose secret stands in the address. */
function Found({ reader, answer, written, ...reading }: FoundProps) {
  const { hash } = useLocation();
  // No server is told what stands after #, so the file has the page without it.
  const [, ...found] = (useHydrated() && secretShape.exec(hash)) || [];
  const secrets = found.filter(Boolean);
  const { page } = answer;
  const { head } = useTexts();
  return (
    <>
      <WorkshopHead page={page}>
        <LanguageButton />
        <PageHeading title={head.title(page.name)} suffix={null}>
          <span lang="sv">{page.name}</span>
        </PageHeading>
      </WorkshopHead>
      <div className={styles.page}>
        {written && <Unscripted page={written.page} day={written.day} />}
        {secrets.length > 0 && (
          <Suspense fallback={<PageSkeleton />}>
            {secrets.map((secret, at) => (
              <RequestPage
                key={secret}
                reader={reader}
                found={answer}
                secret={secret}
                isFirst={at === 0}
              />
            ))}
          </Suspense>
        )}
        {secrets.length === 0 && <Choices reader={reader} answer={answer} {...reading} />}
      </div>
    </>
  );
}

/** Everything that is chosen from, or prices alone where no times are shown. */
function Choices({ reader, answer, ...reading }: Omit<FoundProps, 'written'>) {
  const { page } = answer;
  const { services, times } = useTexts();
  const groups = groupsOf(page);
  return (
    <>
      {groups.length === 0 && (
        <p>
          {services.none} <HowToAsk page={page} />
        </p>
      )}
      {groups.length > 0 && !page.isOpen && (
        <>
          <Note>
            <p>
              {times.none} <HowToAsk page={page} />
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
  const { noPage } = useTexts();
  return (
    <MessagePage
      title={noPage.title}
      actions={
        <LinkButton kind="work" to={paths.home}>
          {noPage.home}
        </LinkButton>
      }
    >
      <p>{noPage.text}</p>
    </MessagePage>
  );
}

function NotRead({ isReading, again }: { isReading: boolean; again: () => void }) {
  const texts = useTexts();
  return (
    <MessagePage
      title={texts.notRead.title}
      actions={
        <Button kind="work" onClick={() => !isReading && again()} aria-disabled={isReading}>
          {isReading ? texts.fetching : texts.again}
        </Button>
      }
    >
      <p role="status">{isReading ? texts.notRead.reading : texts.notRead.text}</p>
    </MessagePage>
  );
}
