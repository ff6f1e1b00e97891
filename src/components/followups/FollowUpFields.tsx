import { followUpName } from '@/domain/order/followUpText';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import styles from './FollowUps.module.css';
import type { FollowUpChoice } from './useFollowUpChoice';

/** Boxes to tick for what can be followed up on the car that a form is about; `hint` tells what becomes of it. */
export function FollowUpFields({
  choice: { shown, ticked, tick },
  hint,
}: {
  choice: FollowUpChoice;
  hint: string;
}) {
  return (
    <div role="status">
      {shown.length > 0 && (
        <fieldset className={styles.choice}>
          <legend>Uppföljningar</legend>
          {shown.map(({ id, data }) => (
            <CheckboxField
              key={id}
              label={`Ta med: ${followUpName(data)}`}
              name={`followUps.${id}`}
              checked={ticked.some((each) => each.id === id)}
              onChange={({ target }) => tick(id, target.checked)}
            />
          ))}
          <p>{hint}</p>
        </fieldset>
      )}
    </div>
  );
}
