/**
 * The passwords people here choose most, in lower case, which the forms refuse at once; the server's list is longer. A password is compared after its capitals, its
 * digits and marks at either end and the usual replacements (`@` for a) are undone, so `P@ssw0rd2026!` is found by
 * `password`.
 */
const words = `
123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 123123 123123123 123321 654321 666666
111111 000000 112233 121212 101010 102030 123654 159753 147258 147258369 789456 789456123 555555 888888 777777 999999
1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx q1w2e3r4 a1b2c3 abc123 123abc 1234qwer qwer1234 asd123
password passwort passw0rd motdepasse ijambobanga contrasena senha wachtwoord
qwerty qwertyuiop qwertyui qwertz azerty azertyuiop asdfgh asdfghjkl asdfasdf zxcvbn zxcvbnm zxcvbnmasdfghjkl
qweasd qweasdzxc poiuytrewq mnbvcxz abcdef abcdefg abcdefgh abcabc aaaaaa asdasd qweqwe
admin administrator adminadmin root rootroot toor superuser user username guest test testing tester testtest demo
login welcome letmein changeme change default secret mysecret master passport access private service server system
computer internet windows microsoft google facebook whatsapp instagram twitter youtube samsung iphone android nokia
iloveyou iloveu loveyou loveme lovely lover forever sweetheart darling honey angel princess prince queen king
baby babygirl babyboy sunshine flower butterfly rainbow summer winter spring autumn monday tuesday wednesday thursday
friday saturday sunday january february march april may june july august september october november december
monkey dragon tiger lion eagle panther elephant gorilla dolphin kitten puppy chicken horse ninja samurai wizard
football soccer baseball basketball hockey arsenal chelsea liverpool manchester barcelona realmadrid juventus
superman batman spiderman starwars pokemon naruto minecraft fortnite mustang ferrari mercedes porsche corvette harley
shadow hunter ranger killer trustno freedom whatever nothing nobody cheese banana orange chocolate cookie coffee
michael jennifer jessica ashley daniel jordan thomas robert charlie andrew joshua matthew anthony william george
maggie hannah nicole samantha amanda michelle patrick alexander christian benjamin emmanuel claude eric jean paul
jesus jesuschrist godisgood godislove god blessed blessing blessings heaven faith grace hallelujah imana imanaishimwe
rwanda kigali murwanda muraho amahoro urukundo ubuzima nyarugenge kicukiro gasabo kanombe huye musanze rubavu
amavubi rayonsport rayonsports aprfc kenya uganda africa mandela inyange mtnrwanda airtel momo imigongo umuganda
intambwe staff office company charity donation donate volunteer community
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
