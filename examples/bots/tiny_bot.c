/* A bot in C, with no library but the standard one: it looks for the few fields that it needs and ignores the rest.

     cc -O2 -o tiny_bot examples/bots/tiny_bot.c
     trilhos simulate --bots "cmd:./tiny_bot,random" --games 10

   It claims the first route that it can, keeps as few tickets as it may, and else takes what stands first. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *PREFERRED[] = {"claim ", "harbour ", "pay ", "keep ", "pieces ", "refill", "draw", "take "};

/* The text behind "name": in a message, or NULL. Names are looked for as JSON writes them, quotes and colon included;
   a quote inside a string has a backslash before it, so such a name can't be found in the middle of one. */
static const char *field(const char *message, const char *name)
{
    char wanted[64];
    const char *found;
    snprintf(wanted, sizeof wanted, "\"%s\":", name);
    found = strstr(message, wanted);
    if (found == NULL)
        return NULL;
    found += strlen(wanted);
    while (*found == ' ')
        found++;
    return found;
}

static int is_type(const char *message, const char *type)
{
    const char *value = field(message, "type");
    return value != NULL && *value == '"' && strncmp(value + 1, type, strlen(type)) == 0 && value[1 + strlen(type)] == '"';
}

static long number(const char *message, const char *name)
{
    const char *value = field(message, name);
    return value == NULL ? 0 : strtol(value, NULL, 10);
}

/* How much we like an action: the earlier in the list, the more. */
static int rank(const char *notation)
{
    int at, count = sizeof PREFERRED / sizeof *PREFERRED;
    for (at = 0; at < count; at++)
        if (strncmp(notation, PREFERRED[at], strlen(PREFERRED[at])) == 0)
            return at;
    return count;
}

/* The index of the legal action that we like best; the legal actions end where the view begins. */
static long choose(const char *message)
{
    const char *end = field(message, "view"), *at = field(message, "legal");
    long index = 0, best = 0;
    int best_rank = 1000;
    if (at == NULL)
        return 0;
    while ((at = field(at, "notation")) != NULL && (end == NULL || at < end)) {
        if (rank(at + 1) < best_rank) {
            best_rank = rank(at + 1);
            best = index;
        }
        index++;
    }
    return best;
}

/* Answer one message; returns 0 when it was the last. */
static int answer(const char *message)
{
    if (is_type(message, "quit"))
        return 0;
    if (is_type(message, "hello"))
        printf("{\"type\": \"hello\", \"protocol\": \"trilhos-bot/1\", \"name\": \"tiny\"}\n");
    else if (is_type(message, "ping"))
        printf("{\"type\": \"pong\", \"id\": %ld}\n", number(message, "id"));
    else if (is_type(message, "act"))
        printf("{\"type\": \"action\", \"id\": %ld, \"index\": %ld}\n", number(message, "id"), choose(message));
    fflush(stdout);
    return 1;
}

int main(void)
{
    size_t room = 1 << 16, used = 0;
    char *line = malloc(room);
    int letter;
    while (line != NULL && (letter = getchar()) != EOF) {
        if (used + 1 >= room)
            line = realloc(line, room *= 2);
        if (line == NULL)
            break;
        if (letter != '\n') {
            line[used++] = (char)letter;
            continue;
        }
        line[used] = '\0';
        used = 0;
        if (!answer(line))
            break;
    }
    free(line);
    return 0;
}
