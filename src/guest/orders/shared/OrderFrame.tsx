import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useRef } from 'react';
import type { CartLine } from '#domain/cart/cart';
import type { Customizations } from '#domain/menu/menu-item';
import { dishOf, lineName, typedSauce } from '#domain/menu/menu-item';
import { shownKurus } from '#domain/money';
import type { OrderItemRead } from '#domain/orders/guest-order';
import { confirmOrder, orderAgain } from '../../../data/commands/orders/place-order';
import { useCommand, useVenue } from '../../../data/react/use-app';
import { VisitWords } from '../../../i18n/LazyWords';
import { formatMoney, localized, useLanguage } from '../../../i18n/language';
import { classNames } from '../../../ui/class-names';
import * as banner from '../../../ui/feedback/Banner.css';
import { Skeleton } from '../../../ui/feedback/states';
import { Heading, lazyPart, Stack, VisuallyHidden } from '../../../ui/layout/Flow';
import { Link } from '../../../ui/router/Link';
import { useNavigate } from '../../../ui/router/RouterView';
import * as text from '../../../ui/theme/text.css';
import { DishName } from '../../menu/dish/Dish';
import { ActionButton } from '../../shared/Action';
import { LanguageToggle } from '../../shared/LanguageToggle';
import { usePageTitle } from '../../use-dialog';
import * as styles from './OrderFrame.css';
import * as receiptStyles from './Receipt.css';
import * as picture from './StatePicture.css';

export function OrderFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const venue = useVenue();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <div className={styles.barInner}>
          <Link to="/" lang="en" translate="no" className={styles.wordmark}>
            Bar Bliss
          </Link>
          <p className={classNames(styles.paperOnly, text.small)}>
            {venue?.address || t`Fethiye, Türkiye`}
            {venue?.phone && (
              <>
                <br />
                {venue.phone}
              </>
            )}
            <br />
            <span lang="en">No fiscal value</span> / <span lang="tr">Mali değeri yoktur</span>
          </p>
          <div className={styles.screenOnly}>
            <LanguageToggle />
          </div>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}

// The optional part loads when the phone is online.
const HelpLinks = lazyPart(() => import('../../venue/HelpLinks').then((part) => part.HelpLinks));

/** Offers to call and to write. */
export function ReachUs() {
  return (
    <Suspense fallback={null}>
      <VisitWords>
        <HelpLinks look="buttons" />
      </VisitWords>
    </Suspense>
  );
}

type OrderPartProps = { title: ReactNode; className?: string; children: ReactNode };

export function OrderPart({ title, className, children }: OrderPartProps) {
  return (
    <Stack as="section" gap={12} className={className}>
      <h2 className={text.title}>{title}</h2>
      {children}
    </Stack>
  );
}

/** Shows a placeholder until the phone has looked up the order. */
export function LoadingOrder() {
  const { t } = useLingui();
  return (
    <Stack gap={16}>
      <VisuallyHidden as="h1">{t`Loading your order…`}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="block" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </Stack>
  );
}

type StateHeaderProps = {
  tone: keyof typeof banner.tone;
  icon: ReactNode;
  title: string;
  /** The page title, if it differs from the headline. */
  pageTitle?: string;
  /** This sentence is larger than the headline. */
  lead?: ReactNode;
  /** A page without an order shows a picture. */
  hasPicture?: boolean;
  children?: ReactNode;
};

/** Shows the order's status headline, which takes the focus on each change. */
export function StateHeader(props: StateHeaderProps) {
  const { tone, icon, title, pageTitle, lead, hasPicture, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(pageTitle ?? title);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // A guest who reads further down must see the new headline.
    if (heading.current && heading.current.getBoundingClientRect().top < 0) window.scrollTo(0, 0);
  }, []);
  return (
    <section
      className={classNames(styles.header, banner.tone[tone], hasPicture && picture.withPicture)}
    >
      {hasPicture && (
        <img
          src="/photos/ice-404-640.avif"
          alt=""
          width={640}
          height={640}
          className={picture.picture}
        />
      )}
      <span className={classNames(styles.icon, banner.icon[tone])}>{icon}</span>
      <Heading
        level={1}
        size={lead ? 'body' : 'displayL'}
        weight={lead ? 700 : undefined}
        ref={heading}
        tabIndex={-1}
      >
        {title}
      </Heading>
      {lead && <p className={text.displayM}>{lead}</p>}
      {children && (
        <div className={classNames(styles.body, !hasPicture && styles.steady)}>{children}</div>
      )}
    </section>
  );
}

/** Describes one receipt line, local or from the server. */
export type ReceiptLine = {
  key: string;
  nameEn: string;
  nameTr: string;
  customizations?: Customizations;
  quantity: number;
  totalKurus: number;
};

export function receiptOfCart(lines: readonly CartLine[]): ReceiptLine[] {
  return lines.map((line) => ({
    ...line,
    key: String(line.id),
    totalKurus: shownKurus(line.price) * line.quantity,
  }));
}

export function receiptOfItems(items: readonly OrderItemRead[]): ReceiptLine[] {
  return items.map((item, index) => ({
    ...item,
    nameEn: dishOf(item.nameEn, item.customizations, 'en'),
    nameTr: dishOf(item.nameTr, item.customizations, 'tr'),
    key: String(index),
    totalKurus: shownKurus(item.totalPrice),
  }));
}

type LineNameProps = {
  line: { nameEn: string; nameTr: string; customizations?: Customizations };
};

/** Shows "The Bliss Classic + Seasoned Fries". */
export function LineName({ line }: LineNameProps) {
  const language = useLanguage();
  const { customizations = {} } = line;
  const whole = lineName(line, customizations, language);
  return (
    <span className={receiptStyles.name}>
      <DishName row={line} />
      {whole.slice(localized(line, 'name', language).length)}
      {[typedSauce(customizations), customizations.notes].map(
        (wish) =>
          wish && (
            <span key={wish} className={`${text.small} ${receiptStyles.wish}`}>
              {wish}
            </span>
          ),
      )}
    </span>
  );
}

type ReceiptLinesProps = { lines: ReceiptLine[]; feeKurus: number; totalKurus: number };

export function ReceiptLines({ lines, feeKurus, totalKurus }: ReceiptLinesProps) {
  const language = useLanguage();
  return (
    <div>
      <Stack as="ul" gap={0}>
        {lines.map((line) => (
          <li key={line.key} className={receiptStyles.line}>
            <span className={receiptStyles.quantity}>{line.quantity} ×</span>
            <LineName line={line} />
            <span className={receiptStyles.amount}>{formatMoney(line.totalKurus, language)}</span>
          </li>
        ))}
      </Stack>
      <ReceiptSums feeKurus={feeKurus} totalKurus={totalKurus} />
    </div>
  );
}

export function ReceiptSums({ feeKurus, totalKurus }: Omit<ReceiptLinesProps, 'lines'>) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <dl className={receiptStyles.sums}>
      {feeKurus > 0 && (
        <div className={receiptStyles.sum}>
          <dt>{t`Delivery fee`}</dt>
          <dd className={receiptStyles.amount}>{formatMoney(feeKurus, language)}</dd>
        </div>
      )}
      <div className={receiptStyles.total}>
        <dt>{t`Total`}</dt>
        <dd className={receiptStyles.amount}>{formatMoney(totalKurus, language)}</dd>
      </div>
    </dl>
  );
}

type OrderAgainProps = {
  orderId: string;
  /** Lists put the order's code into the label. */
  code?: string;
  size?: 'tap' | 'cta';
  /** The server's lines, because the order may be from another device. */
  served?: readonly OrderItemRead[];
};

export function OrderAgain({ orderId, code, size = 'tap', served }: OrderAgainProps) {
  const navigate = useNavigate();
  const again = useCommand(orderAgain);

  async function fill() {
    await again({ orderId, ...(served ? { served } : {}) });
    await navigate({ to: '/', search: { d: 'cart' } });
  }

  return (
    <ActionButton
      task={fill}
      tone="tonal"
      size={size}
      block={size === 'cta'}
      icon={<RotateCcw size={20} />}
    >
      <Trans>Order again</Trans>
      {code && <VisuallyHidden>{`: ${code}`}</VisuallyHidden>}
    </ActionButton>
  );
}

declare module '../../../ui/router/router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface HistoryState {
    /** True right after placing: the page then announces the order's confirmation. */
    isJustPlaced?: boolean;
    /** True if the order is not stored and exists only as long as the page. */
    isUnsaved?: boolean;
  }
}

type ShowOptions = { replace?: boolean; isUnsaved?: boolean };

export function useShowOrder(): (orderId: string, options?: ShowOptions) => Promise<void> {
  const navigate = useNavigate();
  return (orderId, { replace = true, isUnsaved = false } = {}) =>
    navigate({
      to: '/order-success',
      search: { orderId },
      state: { isJustPlaced: true, isUnsaved },
      replace,
    });
}

/** Confirms changes or an old order: places a new one at today's prices. */
export function useConfirm(oldId: string, accept: 'changes' | 'stale'): () => Promise<void> {
  const confirm = useCommand(confirmOrder);
  const showOrder = useShowOrder();
  return async () => {
    const { orderId } = await confirm({ orderId: oldId, accept });
    await showOrder(orderId);
  };
}
