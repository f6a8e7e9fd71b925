import type { Page } from '@playwright/test';
import { addresses, staffAddresses } from '../../domain/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { addEvent, addPicture, addPost } from '../support/factories.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { addAdmin, editor, save } from '../support/posts.ts';
import { accessFor } from '../support/signed-in.ts';
import { offerLanguages } from '../support/words.ts';
