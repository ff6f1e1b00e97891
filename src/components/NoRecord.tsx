import { useRegister } from '@/data/register/RegisterContext';
import { useSavingState } from '@/data/sync/StoreContext';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';

/** Stands in place of a record that is not found; `title` is shown only when the whole register is known. */
export function NoRecord({ title }: { title: string }) {
  const register = useRegister();
  const { offline } = useSavingState();

  if (register.kind === 'failed') {
    return (
      <MessagePage
        title="Registret kunde inte hämtas"
        actions={<Button onClick={() => location.reload()}>Försök igen</Button>}
      >
        <p>Servern svarade inte som den ska. Kontrollera uppkopplingen och försök igen.</p>
      </MessagePage>
    );
  }
  const actions = (
    <LinkButton kind="work" to={paths.customers}>
      Till alla kunder
    </LinkButton>
  );
  if (register.kind === 'ready' && register.complete) {
    return (
      <MessagePage title={title} actions={actions}>
        <p>Adressen kan vara felskriven, eller så har någon tagit bort uppgifterna.</p>
      </MessagePage>
    );
  }
  if (!offline || register.kind === 'loading') return <PageSkeleton />;
  return (
    <MessagePage title="Ej hämtat än" actions={actions}>
      <p>Du är offline, och alla kunder har inte hämtats till den här enheten än.</p>
    </MessagePage>
  );
}
