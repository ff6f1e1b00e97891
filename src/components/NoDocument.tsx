import { useReach } from '@/data/sync/StoreContext';
import { fetchedOf, type Live } from '@/domain/values/live';
import { Button, LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';

type Reason = 'failed' | 'unfetched' | 'unreadable' | 'missing';

/** Stands in place of a document that cannot be shown, and tells why. */
export function NoDocument({
  live,
  texts,
  back,
}: {
  live: Live<unknown>;
  texts: Record<Reason, readonly [title: string, text: string]>;
  back: { to: string; text: string };
}) {
  const fetched = fetchedOf(live, true, useReach());
  if (fetched === 'loading') return <PageSkeleton />;
  const isUnreadable = live.kind === 'ready' && live.unreadable.length > 0;
  const known = isUnreadable ? 'unreadable' : 'missing';
  const [title, text] = texts[fetched === 'ready' ? known : fetched];
  const retry = <Button onClick={() => location.reload()}>Försök igen</Button>;
  const toBack = (
    <LinkButton kind="work" to={back.to}>
      {back.text}
    </LinkButton>
  );
  return (
    <MessagePage title={title} actions={fetched === 'failed' ? retry : toBack}>
      <p>{text}</p>
    </MessagePage>
  );
}
