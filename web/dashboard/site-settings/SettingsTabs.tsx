import { Tabs } from '@base-ui/react/tabs';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import * as words from '#locale/dashboard/site-settings.ts';
import type { SiteField } from '../../../domain/site.ts';
import { Button } from '../components/Button.tsx';
import { tabOf, tabsOf } from './places.ts';
import { SettingSearch } from './SettingSearch.tsx';
import { firstTab, isSettingsTab, type SettingsTab, settingsTabs, TAB } from './sections.ts';

/** The tab in the address. */
function useTab() {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(TAB);
  const tab = isSettingsTab(named) ? named : firstTab;
  const open = (next: SettingsTab) => {
    const rest = new URLSearchParams(parameters);
    if (next === firstTab) rest.delete(TAB);
    else rest.set(TAB, next);
    // At once, so that a control of the tab can take the focus; going back leaves the form.
    setParameters(rest, { replace: true, flushSync: true, preventScrollReset: true });
  };
  return [tab, open] as const;
}

/** The first control of a part of the form, in sight. */
function focusFirst(part: Element | null | undefined, which = ':is(input, textarea, select, button):enabled') {
  const control = part?.querySelector<HTMLElement>(which);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

interface SettingsTabsProps<Output> {
  control: Control<FieldValues, unknown, Output>;
  /** The sections of a tab. */
  children(tab: SettingsTab): ReactNode;
}

/** One form in tabs: all of it is saved together, and nothing typed is lost by going from one tab to another. */
export function SettingsTabs<Output>({ control, children }: SettingsTabsProps<Output>) {
  const [tab, open] = useTab();
  const { errors, submitCount, isSubmitting } = useFormState({ control });
  const frame = useRef<HTMLDivElement>(null);
  const wrong = tabsOf(Object.keys(errors));
  const focusMistake = (where: SettingsTab) =>
    focusFirst(frame.current?.querySelector(`[data-tab="${where}"]`), '[aria-invalid="true"]');
  const leadTo = (next: SettingsTab) => {
    open(next);
    focusMistake(next);
  };
  /** The tab was opened for its mistake, which takes the focus once the tab is there. */
  const isLed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever saves is led to a mistake once, and then left alone
  useEffect(() => {
    const [first] = wrong.keys();
    if (submitCount === 0 || isSubmitting || first === undefined || wrong.has(tab)) return;
    isLed.current = true;
    open(first);
  }, [submitCount, isSubmitting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where another tab was opened
  useEffect(() => {
    if (isLed.current) focusMistake(tab);
    isLed.current = false;
  }, [tab]);
  const goTo = (field: SiteField) => {
    open(tabOf(field));
    focusFirst(frame.current?.querySelector(`[data-setting="${field}"]`));
  };
  return (
    <div ref={frame} className="grid gap-5">
      <SettingSearch onChoose={goTo} />
      <Tabs.Root
        value={tab}
        onValueChange={(next) => open(isSettingsTab(next) ? next : firstTab)}
        className="grid gap-5"
      >
        <Tabs.List
          activateOnFocus
          aria-label={words.groups}
          className="flex flex-wrap gap-1 border-b-2 border-line max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:[scrollbar-width:thin]"
        >
          {settingsTabs.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              className="inline-flex min-h-11 shrink-0 items-center gap-2 border-b-4 border-transparent px-3 font-semibold max-sm:px-2 max-sm:text-[0.9375rem] hover:bg-accent-surface aria-selected:border-accent aria-selected:bg-accent-surface"
            >
              {words.tabs[name]}
              {wrong.has(name) ? (
                <>
                  <CircleAlert aria-hidden="true" className="size-5 text-danger" />
                  <span className="sr-only">{words.mistakes(wrong.get(name) ?? 0)}</span>
                </>
              ) : null}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {settingsTabs.map((name) => (
          <Tabs.Panel key={name} value={name} keepMounted data-tab={name} className="grid gap-5">
            {name === 'care' ? (
              <p className="border-l-4 border-warning bg-warning-surface px-4 py-3">{words.careHint}</p>
            ) : null}
            {children(name)}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      {wrong.size === 0 ? null : (
        <div className="flex flex-wrap items-center gap-2 border-l-4 border-danger bg-danger-surface px-4 py-3 text-danger">
          <p>{words.mistakesIn}</p>
          {[...wrong].map(([name, count]) => (
            <Button key={name} size="small" onClick={() => leadTo(name)}>
              {words.inTab(words.tabs[name], count)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
