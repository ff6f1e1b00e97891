import { MessagePage } from '@/ui/notes/MessagePage';

/** Tells the person who installs the app which values the build lacks, each by name. */
export function MissingConfigurationPage({ names }: { names: string[] }) {
  return (
    <MessagePage alone title="Inställningar saknas">
      <p>
        Appen vet inte vilket Firebase-projekt den hör till. Lägg till de här värdena i{' '}
        <code>.env.local</code> och bygg om. <code>.env.example</code> förklarar vart och ett.
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </MessagePage>
  );
}
