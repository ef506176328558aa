import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], border: 0 });

export const legend = style([text.body, { marginBottom: space[8], fontWeight: 600 }]);

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[12],
  alignItems: 'flex-end',
  width: '100%',
  paddingTop: space[4],
});

export const mark = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', gap: space[4] },
]);

export const unit = style([text.small, text.muted, { alignSelf: 'center' }]);

export const editor = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'flex-start',
  gap: space[8],
  minWidth: 0,
});

export const short = style({ maxWidth: '18rem' });
