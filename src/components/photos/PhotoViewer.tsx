import { useMemberName } from '@/components/useMemberName';
import type { Photo, Thumb } from '@/domain/photo/photo';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { offerFile } from '@/ui/behaviour/offerFile';
import layout from '@/ui/style/layout.module.css';
import styles from './Photos.module.css';
import { WholePhoto } from './WholePhoto';

/** Shows one of several photos whole, with who added it and when, and leads to the others. */
export function PhotoViewer({
  orderId,
  thumbs,
  shown,
  onShow,
  onRemove,
  onClose,
}: {
  orderId: string;
  thumbs: readonly Thumb[];
  shown: string;
  onShow: (id: string) => void;
  /** Null for somebody who may not take photos away. */
  onRemove: ((photo: Thumb) => void) | null;
  onClose: () => void;
}) {
  const whoOf = useMemberName();
  const place = thumbs.findIndex(({ id }) => id === shown);
  const thumb = thumbs[place];
  if (!thumb) {
    return (
      <Dialog title="Foto" onClose={onClose}>
        <p>Fotot har tagits bort.</p>
      </Dialog>
    );
  }
  const [before, after] = [thumbs[place - 1], thumbs[place + 1]];
  const title = `Foto ${place + 1} av ${thumbs.length}`;

  function aboutText({ addedAt, createdBy }: Photo): string {
    const when = `${formatDay(dayOf(addedAt), dayOf(new Date()))} ${formatClock(addedAt)}`;
    return `Tillagt ${when} av ${whoOf(createdBy)}`;
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.viewer}>
        <WholePhoto key={thumb.id} thumb={thumb} alt={title}>
          {(photo) => (
            <>
              {photo && <p className={styles.quiet}>{aboutText(photo)}</p>}
              <div className={layout.actions}>
                <Button disabled={!before} onClick={() => before && onShow(before.id)}>
                  Föregående
                </Button>
                <Button disabled={!after} onClick={() => after && onShow(after.id)}>
                  Nästa
                </Button>
                <Button
                  disabled={!photo}
                  onClick={() =>
                    photo &&
                    offerFile(`AO-${orderId}-foto-${place + 1}.jpg`, photo.picture, 'image/jpeg')
                  }
                >
                  Spara bilden
                </Button>
                {onRemove && <Button onClick={() => onRemove(thumb)}>Ta bort</Button>}
              </div>
            </>
          )}
        </WholePhoto>
      </div>
    </Dialog>
  );
}
