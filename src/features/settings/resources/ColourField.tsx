import {
  type ResourceColour,
  resourceColourLabels,
  resourceColours,
} from '@/domain/workshop/resource';
import styles from './ColourField.module.css';
import { Swatch } from './Swatch';

/** A choice of one colour among the resource colours, each shown with its name. */
export function ColourField({ chosen }: { chosen: ResourceColour }) {
  return (
    <fieldset className={styles.colours}>
      <legend>Färg</legend>
      {resourceColours.map((colour) => (
        <label key={colour}>
          <input type="radio" name="colour" value={colour} defaultChecked={colour === chosen} />
          <Swatch colour={colour} />
          {resourceColourLabels[colour]}
        </label>
      ))}
    </fieldset>
  );
}
