import { useRef } from 'react';
import { pairKioskPath } from '@/dashboardPaths';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { typedKioskKey } from '@/domain/ledger/kioskLink';
import { Button } from '@/ui/controls/Button';
import { QrCode } from '@/ui/controls/QrCode';
import { useToast } from '@/ui/notes/ToastContext';
import styles from './Kiosks.module.css';

/** The link that lets a tablet in, as a QR code for its camera, to copy, and as a code to type. */
export function KioskCodeLink({ code, name }: { code: string; name: string }) {
  const { id: workshopId } = useWorkshop();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const key = { workshopId, code };
  const link = location.origin + pairKioskPath(key);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast('Länken är kopierad.');
    } catch {
      // Some browsers ask the person first, and the answer may be no.
      field.current?.select();
      toast('Länken kunde inte kopieras. Den är markerad: kopiera den själv.');
    }
  }

  return (
    <div className={styles.link}>
      <div className={styles.qr}>
        <QrCode text={link} label={`QR-kod för ${name}`} />
      </div>
      <div className={styles.ways}>
        <ol>
          <li>Läs QR-koden med surfplattans kamera, eller öppna länken i dess webbläsare.</li>
          <li>Tryck på Anslut surfplattan.</li>
        </ol>
        <div className={styles.copy}>
          <input
            ref={field}
            readOnly
            aria-label={`Länk för ${name}`}
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copy()}>Kopiera länken</Button>
        </div>
        <p className={styles.quiet}>
          Går det inte: öppna {location.host}/kiosk på surfplattan och skriv koden{' '}
          <code>{typedKioskKey(key)}</code>
        </p>
      </div>
    </div>
  );
}
