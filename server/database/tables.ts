import type {
  DocumentTable,
  SiteConfirmationTable,
  SitePageTable,
  TeamMemberTable,
  TestimonialTable,
  TimelineEntryTable,
} from './tables/about.ts';
import type {
  AdvertisementTable,
  AnnouncementTable,
  CategoryTable,
  EventTable,
  GalleryCategoryTable,
  GalleryItemCategoryTable,
  GalleryItemTable,
  MediaTable,
  OrphanedFileTable,
  PostTable,
  PostTagTable,
  SiteSettingsTable,
  TagTable,
} from './tables/content.ts';
import type {
  ContactMessageTable,
  ContactReplyTable,
  DonationInterestTable,
  DonationNoteTable,
  DonationStatusChangeTable,
  EventRegistrationTable,
  FormKeyTable,
  NewsletterCampaignTable,
  NewsletterSubscriberTable,
  RecipientMailTable,
} from './tables/forms.ts';
import type {
  AuditTable,
  BackupTable,
  ContentVersionTable,
  MailTable,
  OverviewLookTable,
  VisitCountTable,
} from './tables/operations.ts';
import type {
  ImportedFileTable,
  ImportedPageTable,
  ImportedPostTable,
  PageTable,
  RedirectTable,
} from './tables/pages.ts';
import type {
  CodeTable,
  CodeTriesTable,
  LockTable,
  PasswordLinkTable,
  RecoveryCodeTable,
  RolePermissionTable,
  RoleTable,
  SessionTable,
  SignInFailureTable,
  SignInLinkTable,
  TokenTable,
  UserRoleTable,
  UserTable,
} from './tables/people.ts';

/** Every table, by its name in the database. */
export interface Tables {
  users: UserTable;
  roles: RoleTable;
  role_permissions: RolePermissionTable;
  user_roles: UserRoleTable;
  sessions: SessionTable;
  tokens: TokenTable;
  codes: CodeTable;
  code_tries: CodeTriesTable;
  password_links: PasswordLinkTable;
  recovery_codes: RecoveryCodeTable;
  sign_in_failures: SignInFailureTable;
  sign_in_links: SignInLinkTable;
  locks: LockTable;
  announcements: AnnouncementTable;
  media: MediaTable;
  orphaned_files: OrphanedFileTable;
  advertisements: AdvertisementTable;
  events: EventTable;
  categories: CategoryTable;
  posts: PostTable;
  tags: TagTable;
  post_tags: PostTagTable;
  gallery_categories: GalleryCategoryTable;
  gallery_items: GalleryItemTable;
  gallery_item_categories: GalleryItemCategoryTable;
  contact_messages: ContactMessageTable;
  contact_replies: ContactReplyTable;
  donation_interests: DonationInterestTable;
  donation_status_changes: DonationStatusChangeTable;
  donation_notes: DonationNoteTable;
  event_registrations: EventRegistrationTable;
  newsletter_subscribers: NewsletterSubscriberTable;
  newsletter_campaigns: NewsletterCampaignTable;
  form_keys: FormKeyTable;
  recipient_mails: RecipientMailTable;
  site_pages: SitePageTable;
  pages: PageTable;
  redirects: RedirectTable;
  timeline_entries: TimelineEntryTable;
  team_members: TeamMemberTable;
  documents: DocumentTable;
  testimonials: TestimonialTable;
  site_settings: SiteSettingsTable;
  site_confirmations: SiteConfirmationTable;
  mails: MailTable;
  audit: AuditTable;
  backups: BackupTable;
  imported_posts: ImportedPostTable;
  imported_pages: ImportedPageTable;
  imported_files: ImportedFileTable;
  content_versions: ContentVersionTable;
  visit_counts: VisitCountTable;
  overview_looks: OverviewLookTable;
}
