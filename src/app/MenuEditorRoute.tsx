import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { createTranslator } from '../i18n/i18n';

const ItemsEditorPage = lazyRouteComponent(
  () => import('../admin/menu/edit/ItemsEditorPage'),
  'ItemsEditorPage',
);
const ItemCard = lazyRouteComponent(() => import('../guest/menu/MenuGroups'), 'ItemCard');

/** Shows the item editor with the guest's card as preview: only this layer may import both. */
export function MenuEditorRoute() {
  return <ItemsEditorPage Card={GuestCard} />;
}

type GuestCardProps = ComponentProps<ComponentProps<typeof ItemsEditorPage>['Card']>;

function GuestCard({ item, category, language }: GuestCardProps) {
  const [i18n, setI18n] = useState<I18n | null>(null);
  useEffect(() => {
    let isGone = false;
    createTranslator(language, 'guest', 'visit')
      .then((translator) => {
        if (!isGone) setI18n(translator);
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      isGone = true;
    };
  }, [language]);
  if (!i18n) return null;
  return (
    <I18nProvider i18n={i18n}>
      <Suspense>
        <ItemCard
          item={item}
          category={category}
          saysTableOnly={item.alcohol || item.tobacco}
          onChoose={() => false}
          onOpen={() => {}}
        />
      </Suspense>
    </I18nProvider>
  );
}
