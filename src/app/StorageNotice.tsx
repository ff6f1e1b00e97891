import { useStore } from '@/data/sync/StoreContext';
import styles from './StorageNotice.module.css';

/** Tells when data is saved elsewhere than usual: on this device alone, or in memory only. */
export function StorageNotice() {
  const { home, storage } = useStore();
  const text =
    home.kind === 'device'
      ? 'Firestore körs bara på den här enheten. Det du sparar når inga andra.'
      : storage === 'refused'
        ? 'Webbläsaren låter inte appen spara på enheten. Appen fungerar, men det som inte har skickats går förlorat om du stänger fliken.'
        : storage === 'shared'
          ? 'Delad dator: inget sparas på enheten. Stäng inte fliken förrän allt är sparat.'
          : '';
  if (text === '') return null;
  return (
    <p className={styles.notice} role="status">
      {text}
    </p>
  );
}
