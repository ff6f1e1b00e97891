import { useSavingState, useStore } from '@/data/sync/StoreContext';
import type { Storage } from '@/data/sync/store';
import { Note } from '@/ui/notes/Note';

const texts: Record<Storage, string> = {
  device: '',
  full: 'Det går inte att lagra mer på enheten. Det du gör skickas till servern, men går förlorat om du stänger fliken innan det står Sparat. Frigör utrymme och ladda sedan om sidan.',
  refused:
    'Webbläsaren låter inte appen spara på enheten. Appen fungerar, men det som inte har skickats går förlorat om du stänger fliken.',
  silent:
    'Webbläsarens lagring svarar inte, och appen arbetar utan den: det du gör finns först när det står Sparat. Det som väntade på att skickas ligger kvar på enheten och skickas när lagringen svarar igen. Stäng webbläsaren och öppna den på nytt.',
  shared: 'Delad dator: inget sparas på enheten. Stäng inte fliken förrän allt är sparat.',
};

/** Tells when data is saved elsewhere than usual: on this device alone, or in memory only. */
export function StorageNotice() {
  const { home, storage } = useStore();
  const { full } = useSavingState();
  const text =
    home.kind === 'device'
      ? 'Firestore körs bara på den här enheten. Det du sparar når inga andra.'
      : texts[full ? 'full' : storage];
  if (text === '') return null;
  return (
    <Note role="status" apart>
      {text}
    </Note>
  );
}
